import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { type charter, charterSign } from '../../contract/guards.ts';
import './charter-page.css';

const ARTICLES: readonly { title: string; words: string }[] = [
  {
    title: 'Je ne promets rien',
    words: 'Ni retour d’affection, ni guérison, ni gain, ni date. Je dis ce que je lis, et que cela se discute.',
  },
  {
    title: 'Je reste à ma place',
    words: 'Pas d’avis médical, juridique ou financier. Je nomme les personnes dont c’est le métier.',
  },
  {
    title: 'Je ne garde personne plus longtemps qu’il ne faut',
    words:
      'Je n’étire pas, je ne fais pas revenir par la peur, et je termine sans rien compter quand l’échange n’aide pas.',
  },
  {
    title: 'Je protège qui se confie',
    words: 'Rien ne sort du salon. Devant la détresse, je montre les numéros d’aide et je ne remplace pas les secours.',
  },
  {
    title: 'Je ne parle qu’à des adultes',
    words: 'Si quelqu’un se dit mineur, je termine sans rien compter et je le signale à la maison.',
  },
  {
    title: 'Je ne sors pas du site',
    words: 'Ni numéro, ni adresse, ni paiement ailleurs : c’est ce qui protège les deux.',
  },
];

/** Read, then signed: the public page of each advisor says that it is. */
export default function CharterPage({ data }: PageProps<typeof charter>) {
  const { changePage } = useApp();
  const [shown, setShown] = useState(data);
  const { props, problems, refusal, isBusy } = useForm(charterSign, {
    read: (form) => ({ agreed: form.get('agreed') ? '1' : '' }),
    problems: ({ agreed }) => problemsAmong({ agreed: agreed ? null : 'Cochez la case pour signer' }),
    done: (signed) => {
      setShown(signed);
      changePage<typeof signed>(() => signed);
    },
  });
  return (
    <article className="charter-page page">
      <PageTitle eyebrow="Console" lead="Elle vaut pour chaque tchat, chaque appel et chaque lettre.">
        La charte des conseillers
      </PageTitle>
      <ol>
        {ARTICLES.map(({ title, words }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {shown.signed_at ? (
        <p role="status" className="charter-page__signed">
          {shown.name}, vous l’avez signée : <InstantText at={shown.signed_at} />.
        </p>
      ) : (
        <form {...props}>
          <Checkbox
            name="agreed"
            value="1"
            label={`Moi, ${shown.name}, je signe cette charte et je m’y tiens.`}
            error={problems['agreed'] ?? null}
          />
          <p role="alert">{refusal}</p>
          <Button type="submit" loading={isBusy}>
            Signer la charte
          </Button>
        </form>
      )}
    </article>
  );
}
