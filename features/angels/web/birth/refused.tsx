import type { ReadBirth } from '../../answer-schemas.ts';
import { addresses } from '../addresses.ts';
import { SealTrio } from '../drawings/seal-trio.tsx';
import { Hero } from '../introduction/hero.tsx';
import { toolOf } from '../tools.ts';
import { BirthForm } from './birth-form.tsx';

/** A damaged address, or one that cannot be counted: the form, filled with what could be read. */
export function Refused({ birth }: { birth: ReadBirth }) {
  const { name, path } = toolOf('birth');
  return (
    <Hero
      crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name, path }, { name: 'À reprendre' }]}
      eyebrow={name}
      title="Reprenons ensemble"
      lead="<p>Cette adresse ne se laisse pas compter telle quelle. Ce que nous avons pu en lire est ci-dessous&nbsp;: complétez, et vos anges viendront.</p>"
      art={<SealTrio numbers={[3, 34, 58]} />}
    >
      <BirthForm initial={birth} />
    </Hero>
  );
}
