import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { Choices } from '../ask/choices.tsx';
import { StartPage } from '../ask/start-page.tsx';
import { CardGrid } from '../card/card-grid.tsx';
import { bellineForm } from '../draw-forms.ts';
import { SpreadPlan } from '../table/spread-plan.tsx';

const SPREADS = [
  { value: 'belline-planets', name: 'Les sept planètes', about: '7 cartes' },
  { value: 'belline-key', name: 'La clef', about: '5 cartes' },
] as const;

export default function BellinePage({ data }: PageProps<typeof pageCall>) {
  return (
    <StartPage
      page="belline"
      form={bellineForm}
      data={data}
      options={
        <Choices
          name="spread"
          legend="Comment les poser"
          first="belline-planets"
          large
          choices={SPREADS.map(({ value, name, about }) => ({
            value,
            label: (
              <>
                <SpreadPlan spread={value} />
                <span>
                  <b>{name}</b>
                  <small>{about}</small>
                </span>
              </>
            ),
          }))}
        />
      }
    >
      <CardGrid title="Les cinquante-trois cartes" cards={data.cards} />
    </StartPage>
  );
}
