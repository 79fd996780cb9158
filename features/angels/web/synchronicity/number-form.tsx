import { firstProblem, maxNumber, minNumber, required, wholeNumber } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { FormCard } from '@solelune/ui/form-card';
import { NumberInput } from '@solelune/ui/number-input';
import { useRef, useState } from 'react';
import { LARGEST_NUMBER, SMALLEST_NUMBER } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';

const OFTEN_SEEN = [111, 222, 333, 444, 555, 777, 911];

const problemOf = (text: string): string | null =>
  firstProblem(text.trim(), required, wholeNumber, minNumber(SMALLEST_NUMBER), maxNumber(LARGEST_NUMBER));

const resultUrl = (number: number) => urlOf(addresses.synchronicityResult, { number: String(number) });

/** Asks for the number that keeps coming back. */
export function NumberForm() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { navigate } = useApp();
  const submit = () => {
    const found = problemOf(text);
    setProblem(found);
    if (found) return input.current?.focus();
    void navigate(resultUrl(Number(text.trim())));
  };
  return (
    <FormCard
      question="Quel nombre revient sans cesse&#8239;?"
      action="Lire ce nombre"
      note={
        <>
          Souvent vus&nbsp;:{' '}
          {OFTEN_SEEN.map((number, index) => (
            <span key={number}>
              {index > 0 && ', '}
              <Link to={resultUrl(number)}>{number}</Link>
            </span>
          ))}
        </>
      }
      without="Ce formulaire a besoin de JavaScript. Sans lui, les nombres ci-dessous mènent à leur lecture, et l’adresse de chacun finit par le nombre lui-même."
      onSubmit={submit}
    >
      <NumberInput
        ref={input}
        label="De 1 à 999"
        name="number"
        maxLength={6}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
    </FormCard>
  );
}
