import { MONTH_NAMES } from '@solelune/civil-time/words';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useAddressForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { chevronLeftGlyph, chevronRightGlyph, Icon } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { addresses } from '../addresses.ts';
import { monthUrl } from '../angel-urls.ts';
import { monthName } from '../words/dates.ts';
import { monthForm } from './month-address.ts';
import { FIRST_YEAR, LAST_YEAR, monthsAround } from './month-params.ts';
import './month-nav.css';

const YEARS_AROUND = 5;

/** From month to month, to this month, or to any month of the years around. Search engines are not led along. */
export function MonthNav({ year, month }: { year: number; month: number }) {
  const { navigate } = useApp();
  const { props, problems } = useAddressForm(monthForm, urlOf(addresses.regency, {}));
  const { before, after } = monthsAround(year, month);
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, index) => year - YEARS_AROUND + index).filter(
    (one) => one >= FIRST_YEAR && one <= LAST_YEAR,
  );
  return (
    <nav className="angels-month-nav" aria-label="Choisir un mois">
      <div className="angels-month-nav__steps">
        {before && (
          <Link className={buttonClass({ tone: 'quiet' })} to={monthUrl(before.year, before.month)} rel="nofollow">
            <Icon of={chevronLeftGlyph} />
            {monthName(before.month)}
          </Link>
        )}
        <Link className={buttonClass({ tone: 'plain' })} to={urlOf(addresses.regency, {})}>
          Ce mois-ci
        </Link>
        {after && (
          <Link className={buttonClass({ tone: 'quiet' })} to={monthUrl(after.year, after.month)} rel="nofollow">
            {monthName(after.month)}
            <Icon of={chevronRightGlyph} />
          </Link>
        )}
      </div>
      <form {...props} className="angels-month-nav__choice">
        <Select
          label="Mois"
          name="month"
          error={problems['month'] ?? null}
          value={String(month)}
          onChange={(event) => void navigate(monthUrl(year, Number(event.target.value)))}
          options={MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: name }))}
        />
        <Select
          label="Année"
          name="year"
          error={problems['year'] ?? null}
          value={String(year)}
          onChange={(event) => void navigate(monthUrl(Number(event.target.value), month))}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <noscript>
          <Button type="submit">Voir ce mois</Button>
        </noscript>
      </form>
    </nav>
  );
}
