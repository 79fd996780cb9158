import { Field } from '@solelune/ui/field';
import './phone-field.css';

interface PhoneValue {
  country: string;
  number: string;
}

type Countries = Record<string, { name: string; dial_code: string }>;

/** Before the countries have come, and for whoever never opens the list. */
const FRANCE: Countries = { FR: { name: 'France', dial_code: '33' } };

interface PhoneFieldProps {
  label: string;
  name: string;
  value: PhoneValue;
  onValueChange: (value: PhoneValue) => void;
  countries: Countries | null;
  error: string | undefined;
}

/** A country and a number as people of that country write it. */
export function PhoneField({ label, name, value, onValueChange, countries, error }: PhoneFieldProps) {
  const known = countries ?? FRANCE;
  const listed = known[value.country] ? known : { ...known, [value.country]: { name: value.country, dial_code: '' } };
  return (
    <Field label={label} optional error={error ?? null} className="phone-field">
      {(control) => (
        <span className="input phone-field__box">
          <span className="phone-field__country">
            <span aria-hidden="true">
              {value.country}&#160;+{listed[value.country]?.dial_code}
            </span>
            <select
              aria-label={`Pays du ${/* begins with « téléphone » */ label.toLowerCase()}`}
              value={value.country}
              onChange={(event) => onValueChange({ ...value, country: event.target.value })}
            >
              {Object.entries(listed).map(([code, country]) => (
                <option key={code} value={code}>
                  {country.name} (+{country.dial_code})
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            className="input__control"
            type="tel"
            name={name}
            inputMode="tel"
            autoComplete="tel-national"
            value={value.number}
            onChange={(event) => onValueChange({ ...value, number: event.target.value })}
          />
        </span>
      )}
    </Field>
  );
}
