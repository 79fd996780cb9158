import { readDate } from '@solelune/contract/validation';
import { type PageProps, urlOf } from '@solelune/screen';
import type { lifepathResult } from '../contract.ts';
import type { NumberResult } from '../engine/index.ts';
import { lifePath } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { writtenDate } from './birth-date.ts';
import { tilesOfBirth } from './calculation/tiles.ts';
import { Plate } from './drawings/plate.tsx';
import { useGiven } from './given.ts';
import { birthMethods } from './result/methods.ts';
import { MethodsList } from './result/methods-list.tsx';
import { PersonalYear } from './result/personal-year.tsx';
import { Proof } from './result/proof.tsx';
import { ResultPage } from './result/result-page.tsx';

/** The visitor's own date when this tab counted it and it leads here. */
function useOwnBirth({ number, master }: NumberResult): string | null {
  const given = useGiven('birth');
  const date = given ? readDate(given) : null;
  if (!date) return null;
  const { reduction } = lifePath(date).chosen;
  return reduction.number === number && reduction.master === master ? given : null;
}

export default function LifepathResultPage({ data }: PageProps<typeof lifepathResult>) {
  const { number, master, reading, example, year } = data;
  const own = useOwnBirth({ number, master });
  const given = own ?? example.given;
  const date = readDate(given);
  const path = own && date ? lifePath(date) : example.calculation;
  const value = master ?? number;
  return (
    <ResultPage
      tool="lifepath"
      eyebrow={master ? `Maître nombre, racine ${number}` : own ? 'Votre nombre' : 'Chemin de vie'}
      title={`Chemin de vie ${value}`}
      here={String(value)}
      art={
        <Plate value={value} label={`Un grand ${value} gravé sur une plaque d’émail, dans la figure qu’il dessine`} />
      }
      reading={reading}
      readingTitle={own ? `Ce que dit votre ${value}` : `Ce que dit le ${/* begins with a figure */ value}`}
      again={own ? 'Calculer une autre date' : 'Calculer ma date'}
      calculation={own && urlOf(addresses.lifepathCalcul, { bd: own })}
      after={own && date ? <PersonalYear date={date} year={year} /> : null}
    >
      <Proof
        label={own ? 'Votre date' : 'Un exemple'}
        given={writtenDate(given)}
        note="Tous les chiffres, et la somme qui monte"
        groups={tilesOfBirth(path.chosen)}
        total={path.chosen.reduction.total}
        reduction={path.chosen.reduction}
      />
      <MethodsList
        methods={birthMethods(path)}
        same="Les deux autres écoles, qui additionnent la date en bloc ou par parties réduites, trouvent ici le même résultat."
      >
        Trois écoles additionnent la même date de trois manières. Solelune retient l’addition de tous les
        chiffres&#8239;; les deux autres sont montrées quand elles rencontrent un autre maître nombre.
      </MethodsList>
    </ResultPage>
  );
}
