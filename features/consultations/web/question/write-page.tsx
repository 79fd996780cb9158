import { Portrait } from '@solelune/advisors/web/portrait';
import { required } from '@solelune/contract/validation';
import { formatEuros } from '@solelune/money';
import { uploadClient } from '@solelune/profile/web/upload';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { clockGlyph, errorGlyph, Icon, lockGlyph } from '@solelune/ui/icon';
import { PageTitle } from '@solelune/ui/page-title';
import { Textarea } from '@solelune/ui/textarea';
import { type ReactNode, useState } from 'react';
import { type questionForm, questionNew } from '../../contract/question.ts';
import { QUESTION_MAX } from '../../engine/question.ts';
import { addresses } from '../addresses.ts';
import { JoinPictures } from './join-pictures.tsx';
import { JoinResults } from './join-results.tsx';
import { delayWords } from './words.ts';
import './write-page.css';

type Data = PageProps<typeof questionForm>['data'];

/** A question, what goes with it, its price and its promise: everything is said before anything is paid. */
export default function WritePage({ data }: PageProps<typeof questionForm>) {
  const { advisor, joinable } = data;
  const { navigate } = useApp();
  const [chosen, setChosen] = useState<string[]>([]);
  const [files, setFiles] = useState<File[]>([]);
  const { props, problems, refusal, isBusy } = useForm(
    (fields: { question: string }, signal: AbortSignal) => {
      const joined = { attachments: chosen, files: files as never };
      return uploadClient.call(questionNew, { slug: advisor.slug, ...fields, ...joined }, { signal });
    },
    {
      read: (form) => ({ question: textOf(form, 'question') }),
      problems: ({ question }) => problemsAmong({ question: required(question) }),
      done: ({ order }) => void navigate(`/paiement/commande/${order}`),
    },
  );
  const fileProblem = Object.entries(problems).find(([name]) => name.startsWith('files'))?.[1] ?? null;
  const isClosed = !data.open || data.refusal !== null;
  return (
    <div className="write-page page">
      <Crumbs
        way={[
          { name: 'L’équipe', path: '/equipe' },
          { name: advisor.name, path: `/equipe/${advisor.slug}` },
          { name: 'Par écrit' },
        ]}
        link={Link}
      />
      <PageTitle
        eyebrow="Par écrit"
        lead="Une question, une lettre en réponse, et une question de suite comprise. Prenez le temps de la poser."
      >
        Écrire à {advisor.name}
      </PageTitle>
      <form {...props} className="write-page__two">
        <div className="write-page__form">
          <Textarea
            label="Votre question"
            name="question"
            rows={9}
            maxLength={QUESTION_MAX}
            hint="Ce qui s’est passé, ce que vous hésitez à faire, ce que vous voudriez comprendre. Une seule question à la fois reçoit une meilleure lettre."
            error={problems['question'] ?? null}
          />
          <JoinResults
            joinable={joinable}
            chosen={chosen}
            onChosen={setChosen}
            error={problems['attachments'] ?? null}
          />
          <JoinPictures files={files} onFiles={setFiles} error={fileProblem} />
        </div>
        <Promised data={data}>
          <div role="alert">
            {(refusal ?? data.refusal) && (
              <p className="write-page__refusal">
                <Icon of={errorGlyph} size={20} />
                <span>{refusal ?? data.refusal}</span>
              </p>
            )}
          </div>
          <Button type="submit" wide size="l" loading={isBusy} disabled={isClosed}>
            Continuer vers le paiement
          </Button>
          {!data.open && <p>Le paiement par carte n’est pas ouvert sur ce site : aucune question ne peut partir.</p>}
        </Promised>
      </form>
    </div>
  );
}

function Promised({ data, children }: { data: Data; children: ReactNode }) {
  const { advisor, price_cents, delay_hours } = data;
  return (
    <aside className="write-page__promise" aria-label="Prix et promesse">
      <div className="write-page__who">
        <Portrait picture={advisor.picture} name={advisor.name} shape="medal" />
        <div>
          <h2>{advisor.name}</h2>
          {advisor.is_demo && <Badge tone="line">démonstration</Badge>}
        </div>
      </div>
      <dl>
        <div>
          <dt>Une lettre, et une suite</dt>
          <dd>{formatEuros(price_cents)}</dd>
        </div>
        <div className="write-page__sum">
          <dt>À régler, TTC</dt>
          <dd>{formatEuros(price_cents)}</dd>
        </div>
      </dl>
      <p className="write-page__delay">
        <Icon of={clockGlyph} size={20} />
        Réponse en {delayWords(delay_hours)} après le paiement. Passé ce délai, tout vous est rendu, sans rien demander.
      </p>
      {children}
      <p className="write-page__lock">
        <Icon of={lockGlyph} size={18} />
        <span>Vos mots sont lus par {advisor.name} et personne d’autre, chiffrés, et gardés douze mois.</span>
      </p>
      <p>
        Quatorze jours pour <Link to="/renoncer-au-contrat">renoncer au contrat</Link>, jusqu’à l’envoi de la réponse.
        Aucun avis médical, juridique ou financier, et aucune promesse de résultat.{' '}
        <Link to={urlOf(addresses.limits, {})}>Vos limites de dépense</Link> s’appliquent.
      </p>
    </aside>
  );
}
