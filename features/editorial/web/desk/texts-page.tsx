import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { textOf, useForm } from '@solelune/screen/form';
import { useList } from '@solelune/screen/list';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { searchGlyph } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { Select } from '@solelune/ui/select';
import { DataTable } from '@solelune/ui/table';
import { TextInput } from '@solelune/ui/text-input';
import type { FormEvent } from 'react';
import { textSave, texts } from '../../contract/desk.ts';
import { CATEGORIES, nameOfCategory } from '../../engine/categories.ts';
import { slugFrom, TEXT_LENGTHS, type TextKind } from '../../engine/desk.ts';
import { deskAddresses } from './addresses.ts';
import { moment, STATE_WORDS } from './words.ts';
import './desk.css';

/** Articles and content pages, those of files and those that were written here, as one list. */
export default function TextsPage({ data, params }: PageProps<typeof texts>) {
  const kind: TextKind = params['kind'] === 'page' ? 'page' : 'article';
  const { q } = params;
  const list = useList(texts, { kind, ...(q ? { q } : {}) }, data);
  return (
    <div className="administration-page">
      <PageTitle lead="Les textes du site et ceux de la rédaction, en une seule liste. Les figures sont calculées : elles ne vieillissent pas.">
        Articles et pages
      </PageTitle>
      <nav aria-label="Quels textes" className="text-desk__kinds">
        <Link to={deskAddresses.texts.path} aria-current={kind === 'article' ? 'page' : undefined}>
          Articles du journal
        </Link>
        <Link to={`${deskAddresses.texts.path}?kind=page`} aria-current={kind === 'page' ? 'page' : undefined}>
          Pages de contenu
        </Link>
      </nav>
      {kind === 'article' && <NewArticle />}
      <section className="administration-panel">
        <h2>{kind === 'article' ? 'Tous les articles' : 'Toutes les pages'}</h2>
        {kind === 'article' && <TextSearch q={q} />}
        <DataTable
          key={`${kind} ${q}`}
          caption={kind === 'article' ? 'Articles' : 'Pages de contenu'}
          hideCaption
          {...list}
          keyOf={({ slug }) => slug}
          empty="Aucun texte ne porte ces mots."
          columns={[
            {
              head: 'Texte',
              isHead: true,
              cell: ({ slug, title }) => <Link to={urlOf(deskAddresses.text, { kind, slug })}>{title}</Link>,
            },
            ...(kind === 'article'
              ? [
                  {
                    head: 'Rubrique',
                    cell: ({ category }: { category: string | null }) => nameOfCategory(category ?? ''),
                  },
                ]
              : []),
            {
              head: 'État',
              cell: ({ state, scheduled_at: at }) => (
                <>
                  <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>
                  {at && (
                    <>
                      {' '}
                      <InstantText at={at} words={moment} />
                    </>
                  )}
                </>
              ),
            },
            {
              head: 'Dernier changement',
              cell: ({ changed_at: at }) => (at ? <InstantText at={at} words={moment} /> : 'celui du site'),
            },
          ]}
        />
      </section>
    </div>
  );
}

/** A title and a part of the journal are enough to begin: the rest is written on its own page. */
function NewArticle() {
  const { navigate } = useApp();
  const { props, problems, refusal, isBusy } = useForm(textSave, {
    read: (data) => {
      const title = textOf(data, 'title').trim();
      const slug = slugFrom(title).slice(0, 80).replace(/-+$/, '');
      return {
        kind: 'article',
        is_new: true,
        base: 0,
        title,
        slug,
        category: textOf(data, 'category'),
        role: 'editor',
      };
    },
    done: ({ text: { kind, slug } }) => navigate(urlOf(deskAddresses.text, { kind, slug })),
  });
  return (
    <section className="administration-panel">
      <h2>Nouvel article</h2>
      <form className="administration-filter" {...props}>
        <TextInput
          {...{ label: 'Titre', name: 'title', required: true, maxLength: TEXT_LENGTHS.title, autoComplete: 'off' }}
          error={problems['title'] ?? problems['slug']}
        />
        <Select
          {...{ label: 'Rubrique', name: 'category' }}
          options={CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))}
          error={problems['category']}
        />
        <Button type="submit" loading={isBusy}>
          Commencer
        </Button>
      </form>
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}

function TextSearch({ q = '' }: { q: string | undefined }) {
  const { navigate } = useApp();
  const { path } = deskAddresses.texts;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = textOf(new FormData(event.currentTarget), 'q').trim();
    navigate(words ? `${path}?${new URLSearchParams({ q: words })}` : path);
  };
  return (
    <search>
      <form className="text-desk__search" action={path} method="get" onSubmit={send}>
        <TextInput
          {...{ label: 'Mots du titre', type: 'search', name: 'q', maxLength: 100, autoComplete: 'off' }}
          defaultValue={q}
          glyph={searchGlyph}
        />
        <Button type="submit" tone="quiet">
          Chercher
        </Button>
      </form>
    </search>
  );
}
