import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { clockWords, dateWords, isoDateWords } from '@solelune/civil-time/words';
import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { birthchartResult } from '../../contract.ts';
import { angelOf } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { Facts } from '../angel/facts.tsx';
import { Hero } from '../introduction/hero.tsx';
import { OtherTools } from '../introduction/other-tools.tsx';
import { useResultActions } from '../result/actions.tsx';
import { GreatSeal } from '../seal/great-seal.tsx';
import { SealDefs } from '../seal/seal.tsx';
import { toolOf } from '../tools.ts';
import { Message } from './message.tsx';
import { GuardianReading, RoleReading } from './role-readings.tsx';
import { TraditionsPanel } from './traditions-panel.tsx';
import './birth-result.css';

type Result = Extract<CallAnswer<typeof birthchartResult>, { readable: true }>;

/** Where the calendar of the heart is ours to complete, it says so. */
const HEART_NOTES = {
  named: null,
  filled: 'La source de ce calendrier laisse ce jour sans ange\u00A0: nous prolongeons celui de la veille.',
  shared: 'La source de ce calendrier donne ce jour à deux anges, Aniel et Haamiah\u00A0: nous le laissons au premier.',
} as const;

interface BirthResultProps {
  result: Result;
  /** Where this result can be opened again; null for one that is kept already. */
  address: string | null;
  /** ISO instant. */
  keptAt?: string;
}

/** The three angels of a birth: the guardian first and largest, then the heart, the hour, and what other schools would have said. */
export function BirthResult({ result, address, keptAt }: BirthResultProps) {
  const { birth, guardian, heart, spiritual, message, traditions, heart_source, clock_note } = result;
  const zone = useReaderZone();
  const { name, path } = toolOf('birth');
  const angel = angelOf(guardian.angel.number);
  const given = [isoDateWords(birth.birthdate), birth.birthtime && clockWords(birth.birthtime), birth.birthcity?.label]
    .filter(Boolean)
    .join(', ');
  const { head, foot } = useResultActions({
    title: `${birth.firstname ? `${birth.firstname}\u00A0: ` : ''}${angel.name}, ange gardien`,
    text: guardian.angel.epithet,
    address,
    again: { path, words: 'Autre naissance' },
  });
  return (
    <>
      <SealDefs
        angels={[
          angelOf(heart.angel.number),
          angelOf(spiritual.angel.number),
          ...[traditions.degree_guardian, traditions.degree_heart, traditions.lenain_heart].map((n) => angelOf(n ?? 1)),
        ]}
      />
      <Hero
        crumbs={[
          { name: 'Angéologie', path: addresses.home.path },
          { name, path },
          { name: keptAt ? `Gardé le ${dateWords(momentIn(zone, keptAt))}` : 'Résultat' },
        ]}
        eyebrow={birth.firstname ? `L’ange gardien ${de(birth.firstname)}` : 'Votre ange gardien'}
        title={angel.name}
        isName
        epithet={guardian.angel.epithet}
        lead={guardian.portrait.lead}
        art={<GreatSeal angel={angel} />}
        artFirst
      >
        <p className="angels-given">{given}</p>
        {head}
      </Hero>
      <Facts angel={angel} />
      <GuardianReading reading={guardian} />
      <Message angel={angel} html={message} />
      <RoleReading reading={heart} side="left" note={HEART_NOTES[heart_source]} />
      <RoleReading
        reading={spiritual}
        side="right"
        note={
          birth.birthtime
            ? clock_note
            : 'Sans heure de naissance, la règle prend midi\u00A0: ce troisième ange est une convention, le vôtre attend votre acte de naissance.'
        }
      />
      <TraditionsPanel traditions={traditions} guardian={guardian.angel.number} heart={heart.angel.number} />
      <OtherTools besides="birth" />
      {foot}
    </>
  );
}
