import type { PageProps } from '@solelune/screen';
import { Keywords } from '@solelune/ui/keywords';
import type { synchronicityResult } from '../contract.ts';
import { angelOf } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { SealCaption } from './angel/seal-caption.tsx';
import { NumberPlate } from './drawings/number-plate.tsx';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { useResultActions } from './result/actions.tsx';
import { SealDefs } from './seal/seal.tsx';
import { DigitParts } from './synchronicity/digit-parts.tsx';
import { numberSentence, sumWords } from './synchronicity/number-sentence.ts';
import { toolOf } from './tools.ts';
import './two-columns.css';
import './synchronicity-result-page.css';

export default function SynchronicityResultPage({ data }: PageProps<typeof synchronicityResult>) {
  const { number, digits, sums, /* begins with a figure */ root, keywords, paragraphs, closing } = data;
  const { name, path } = toolOf('synchronicity');
  const angel = angelOf(data.angel.number);
  const { head, foot } = useResultActions({
    title: `Synchronicité ${number}`,
    text: keywords.join(', '),
    address: `${path}/resultat/${number}`,
    again: { path, words: 'Un autre nombre' },
  });
  const sum = sumWords(digits, sums);
  return (
    <>
      <SealDefs angels={[angel]} />
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name, path }, { name: String(number) }]}
        eyebrow="Synchronicité"
        title={`Le nombre ${number}`}
        epithet={sum || `Le ${root}, déjà une racine`}
        lead={`<p>${numberSentence(digits, root)}</p>`}
        art={<NumberPlate number={number} />}
        artFirst
      >
        <Keywords words={keywords} />
        {head}
      </Hero>
      <section className="angels-columns angels-digits page">
        <DigitParts paragraphs={paragraphs} closing={closing} sum={sum} />
        <SealCaption angel={data.angel} label={`L’ange n° ${angel.number}`}>
          <small>
            {number <= 72
              ? 'Il porte ce nombre.'
              : `Après soixante-douze, on recompte depuis un\u00A0: ${number} retombe sur ${angel.number}.`}
          </small>
        </SealCaption>
      </section>
      <OtherTools besides="synchronicity" />
      {foot}
    </>
  );
}
