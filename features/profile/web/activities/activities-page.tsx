import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { BlankBookPicture, EmptyState } from '@solelune/ui/empty-state';
import { PageTitle } from '@solelune/ui/page-title';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { ACTIVITY_KINDS, type ActivityKind, KIND_WORDS, kindOfSlug } from '../../activity-kinds.ts';
import type { activityIndex } from '../../contract.ts';
import { SaveLine } from '../save-line.tsx';
import { ActivityCard } from './activity-card.tsx';
import { EndOfList } from './end-of-list.tsx';
import { RemovedCard } from './removed-card.tsx';
import { useActivities } from './use-activities.ts';
import './activities-page.css';

type Props = PageProps<typeof activityIndex, { category?: string }>;

/** A change of category is another list: nothing of the one before stays. */
export default function ActivitiesPage({ data, params }: Props) {
  const category = kindOfSlug(params.category) ?? 'all';
  return (
    <>
      <Activities key={category} data={data} category={category} />
    </>
  );
}

function Activities({ data, category }: { data: Props['data']; category: ActivityKind | 'all' }) {
  const { page, removed, busyId, isLoading, problem, more, remove, restore } = useActivities(data, category);
  const total = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <PageTitle
        eyebrow="Mon espace"
        lead="Chaque résultat s’ouvre à nouveau tel qu’il était le jour où vous l’avez gardé."
      >
        Ce que vous avez gardé
      </PageTitle>
      <nav className="pills" aria-label="Catégories">
        <Pill address="/profil/activites" title="Tout" count={total} isHere={category === 'all'} />
        {ACTIVITY_KINDS.map((kind) => (
          <Pill
            key={kind}
            address={`/profil/activites/${KIND_WORDS[kind].slug}`}
            title={KIND_WORDS[kind].plural}
            count={page.counts[kind]}
            isHere={category === kind}
          />
        ))}
      </nav>
      <VisuallyHidden as="h2">
        {category === 'all' ? 'Toutes vos activités' : KIND_WORDS[category].plural}
      </VisuallyHidden>
      <SaveLine problem={problem} done={null} />
      {page.activities.length === 0 ? (
        <NothingKept category={category} />
      ) : (
        <ul className="activity-cards">
          {page.activities.map((activity) => (
            <li key={activity.id}>
              {removed.has(activity.id) ? (
                <RemovedCard
                  title={activity.title}
                  isBusy={busyId === activity.id}
                  onUndo={() => void restore(activity.id, activity.category)}
                />
              ) : (
                <ActivityCard activity={activity} onRemove={() => void remove(activity.id, activity.category)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!page.end && <EndOfList isLoading={isLoading} problem={problem} onMore={more} />}
    </>
  );
}

function Pill({ address, title, count, isHere }: { address: string; title: string; count: number; isHere: boolean }) {
  return (
    <Link className="pill" to={address} aria-current={isHere ? 'page' : undefined}>
      {title} <small>{count}</small>
    </Link>
  );
}

const START: Partial<Record<ActivityKind | 'all', { words: string; address: string }>> = {
  'natal-chart': { words: 'Calculer mon thème astral', address: '/astrologie/theme-astral-gratuit' },
  'solar-revolution': { words: 'Voir ma révolution solaire', address: '/astrologie/revolution-solaire' },
  horoscope: { words: 'Lire mes passages', address: '/horoscope-personnalise' },
  sign: { words: 'Calculer mon ascendant', address: '/astrologie/calcul-ascendant' },
  angel: { words: 'Trouver mon ange gardien', address: '/angeologie/calcul-ange-gardien-naissance' },
  numerology: { words: 'Calculer mon chemin de vie', address: '/numerologie/chemin-de-vie' },
  draw: { words: 'Tirer les cartes', address: '/tarot' },
  consultation: { words: 'Choisir quelqu’un', address: '/equipe' },
  book: { words: 'Découvrir le livre', address: '/landing-promesse-celeste' },
  all: { words: 'Calculer mon chemin de vie', address: '/numerologie/chemin-de-vie' },
};

const EMPTY: Partial<Record<ActivityKind | 'all', string>> = {
  consultation: 'Après une consultation, son reçu et sa conversation seront ici.',
  book: 'Un livre que vous faites composer, ou qu’on vous offre, se range ici.',
  email: 'Les réponses écrites et les lettres que vous recevrez de nous seront ici.',
};

function NothingKept({ category }: { category: ActivityKind | 'all' }) {
  const start = START[category];
  const action = start && (
    <Link className={buttonClass()} to={start.address}>
      {start.words}
    </Link>
  );
  return (
    <EmptyState
      title="La page est encore blanche"
      picture={<BlankBookPicture />}
      action={action}
      className="activities-empty"
    >
      <p>{EMPTY[category] ?? 'Au bas d’un résultat, « Enregistrer » le garde ici.'}</p>
    </EmptyState>
  );
}
