import { counted } from '@solelune/french/counts';
import { useAnswer } from '@solelune/screen/answer';
import { PageSection } from '@solelune/ui/page-section';
import { ColumnPlot } from '@solelune/ui/plots';
import { drawsMine } from '../../contract.ts';

/** Fewer draws say nothing. */
const ENOUGH = 3;

const percent = (share: number): string =>
  share >= 0.995 ? 'presque toujours' : `environ ${Math.max(1, Math.round(share * 100))} fois sur cent`;

/** A member's own draws of the majors, beside what chance alone would give. */
export function History() {
  const { answer } = useAnswer(drawsMine, { pack: 'majors' });
  if (!answer || answer.draws < ENOUGH) return null;
  const { draws, cards, expected, usual, counts, most } = answer;
  return (
    <PageSection
      title="Vos cartes, face au hasard"
      note={`${counted(draws, 'tirage', 'tirages')} de majeurs, ${counted(cards, 'carte', 'cartes')}.`}
    >
      <ColumnPlot
        title="Combien de fois chaque arcane est venu"
        caption="Passages de chaque arcane dans vos tirages"
        head={['Arcane', 'Passages']}
        points={counts.map(({ name, numeral, count }) => ({ name, label: numeral || 'Mat', value: count }))}
      />
      <p>
        Le hasard seul donnerait à chaque arcane {expected.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}{' '}
        passage en moyenne, et dix-neuf fois sur vingt entre {usual[0]} et {usual[1]}.
        {most &&
          ` ${most.name} est la carte qui revient le plus, ${most.count} fois ; dans une série de cette longueur, une carte ou une autre revient autant ${percent(most.chance)}.`}
      </p>
    </PageSection>
  );
}
