import { SectionTitle } from '@solelune/ui/page-title';
import type { ComponentProps } from 'react';
import { SignList } from '../frame/sign-list.tsx';
import './sign-choice.css';

interface SignChoiceProps extends ComponentProps<typeof SignList> {
  title: string;
  note: string;
}

/** The twelve signs under a title, each leading to its portrait. */
export function SignChoice({ title, note, ...list }: SignChoiceProps) {
  return (
    <section className="sign-choice page">
      <SectionTitle note={note}>{title}</SectionTitle>
      <SignList {...list} />
    </section>
  );
}
