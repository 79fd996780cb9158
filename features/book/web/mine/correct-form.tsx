import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { type Book, correct } from '../../contract.ts';
import { CORRECTIONS_MAX } from '../../engine/sale.ts';
import { BirthFields } from '../order/birth-fields.tsx';
import { type BookBirth, birthProblems, infosOf } from '../order/book-birth.ts';
import { Refusal } from '../order/refusal.tsx';

interface CorrectFormProps {
  book: Book;
  given: BookBirth;
  onCorrected: (book: Book) => void;
}

/** A birth that became clearer: the book is made again, and the file before is gone. */
export function CorrectForm({ book, given, onCorrected }: CorrectFormProps) {
  const [birth, setBirth] = useState(given);
  const { props, problems, refusal, isBusy } = useForm(correct, {
    read: () => ({ id: book.id, infos: infosOf(birth) }),
    problems: () => birthProblems(birth),
    done: ({ book: corrected }) => onCorrected(corrected),
  });
  const left = CORRECTIONS_MAX - book.corrections;
  return (
    <details className="book-correct">
      <summary>L’heure de naissance se précise ?</summary>
      <form {...props}>
        <p>
          Corrigez, et le livre est refait sans frais, en entier. L’ancien fichier disparaît.{' '}
          {left > 1 ? `Il peut encore l’être ${left} fois.` : 'C’est la dernière fois qu’il peut l’être.'}
        </p>
        <BirthFields birth={birth} problems={problems} onChange={setBirth} />
        <Refusal>{refusal}</Refusal>
        <Button type="submit" tone="quiet" loading={isBusy}>
          Corriger et refaire le livre
        </Button>
      </form>
    </details>
  );
}
