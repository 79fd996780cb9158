import type { CallAnswer } from '@solelune/contract';
import type { ReactNode } from 'react';
import type { ascendantResult } from '../../contract/calculators.ts';
import { birthWords } from '../birth/birth-words.ts';
import { Proof } from '../chart/proof.tsx';
import { ReadWithSide } from '../chart/read-with-side.tsx';
import { TimePanel } from '../chart/time-panel.tsx';
import './birth-result.css';

type Computed = Pick<
  Extract<CallAnswer<typeof ascendantResult>, { status: 'ready' }>,
  'chart' | 'proof' | 'certainty' | 'given'
>;

/** « Naissance de Camille le … à Lyon », and whether the hour was known. */
export function BirthLine({ given, proof, certainty }: Pick<Computed, 'given' | 'proof' | 'certainty'>) {
  return (
    <p className="birth-line">
      {given.firstname ? `${given.firstname}, ` : ''}
      <b>{birthWords(proof.local.words, certainty)}</b>, {proof.place.display_name}
    </p>
  );
}

/** What stands when the hour is unknown: noon was taken, and here is what another hour would give. */
export function DoubtNote({ children }: { children: ReactNode }) {
  return (
    <p className="birth-doubt" role="note">
      {children}
    </p>
  );
}

interface ProvedReadingProps {
  computed: Computed;
  /** The settings of the chart, where they change what stands beside the text. */
  tune?: ReactNode;
  children: ReactNode;
}

/** The text of a result, and beside it what is uncertain and the proof of the calculation. */
export function ProvedReading({ computed, tune, children }: ProvedReadingProps) {
  const { certainty, proof, chart } = computed;
  return (
    <ReadWithSide
      side={
        <>
          {tune}
          <TimePanel certainty={certainty} time={proof.local.time} />
          <Proof proof={proof} houses={chart.houses} />
        </>
      }
    >
      <div className="birth-reading">{children}</div>
    </ReadWithSide>
  );
}
