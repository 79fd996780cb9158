import { team } from '@solelune/advisors/contract';
import { useAnswer } from '@solelune/screen/answer';
import { textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Select } from '@solelune/ui/select';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { useRef } from 'react';
import { cardSave, type PlannedCard } from '../../contract/desk.ts';
import { AUDIENCES, CARD_LENGTHS, MOST_WEIGHT, SLOTS } from '../../engine/card.ts';
import { AUDIENCE_WORDS, SLOT_WORDS } from './words.ts';

interface Props {
  card: PlannedCard | null;
  done: (card: PlannedCard, words: string) => void;
}

/** What a card says, where it leads, when and for whom. As a draft, nobody else sees it. */
export function CardForm({ card, done }: Props) {
  const isDraft = useRef(true);
  const { answer: people } = useAnswer(team, {});
  const { props, problems, refusal, isBusy } = useForm(cardSave, {
    read: (data) => {
      const field = (name: string) => textOf(data, name).trim();
      return {
        ...{ id: card?.id ?? '', is_draft: isDraft.current, title: field('title'), content: field('content') },
        ...{ slot: field('slot') as PlannedCard['slot'], audience: field('audience') as PlannedCard['audience'] },
        ...{ link: field('link'), link_text: field('link_text'), picture: field('picture'), weight: field('weight') },
        ...{ conversion: field('conversion'), advisor: field('advisor') },
        ...{ first_day: field('first_day'), last_day: field('last_day') },
        ...{ first_hour: field('first_hour'), last_hour: field('last_hour') },
      };
    },
    done: ({ card: now }) =>
      done(
        now,
        now.state === 'draft' ? 'Le brouillon est gardé : personne d’autre ne le voit.' : 'La carte est prévue.',
      ),
  });
  return (
    <form className="administration-form card-desk__form" {...props}>
      <TextInput
        {...{ label: 'Titre', name: 'title', required: true, maxLength: CARD_LENGTHS.title }}
        defaultValue={card?.title}
        error={problems['title']}
      />
      <Textarea
        {...{ label: 'Texte', name: 'content', required: true, maxLength: CARD_LENGTHS.content, rows: 3 }}
        hint="Un téléphone en montre deux lignes"
        defaultValue={card?.content}
        error={problems['content']}
      />
      <TextInput
        {...{ label: 'Mène à', name: 'link', required: true, maxLength: CARD_LENGTHS.link }}
        hint="Une page du site, /tarot, ou une adresse en https://"
        defaultValue={card?.link}
        error={problems['link']}
      />
      <TextInput
        {...{ label: 'Mots du lien', name: 'link_text', required: true, maxLength: CARD_LENGTHS.linkText }}
        defaultValue={card?.link_text}
        error={problems['link_text']}
      />
      <TextInput
        {...{ label: 'Image', name: 'picture', maxLength: CARD_LENGTHS.link }}
        hint="Une image de ce site, ou rien"
        defaultValue={card?.picture ?? ''}
        error={problems['picture']}
      />
      <Select
        {...{ label: 'Emplacement', name: 'slot', defaultValue: card?.slot ?? 'bottom' }}
        options={SLOTS.map((value) => ({ value, label: SLOT_WORDS[value] }))}
        error={problems['slot']}
      />
      <Select
        {...{ label: 'Pour', name: 'audience', defaultValue: card?.audience ?? 'everybody' }}
        options={AUDIENCES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }))}
        error={problems['audience']}
      />
      <Select
        key={people ? 'known' : 'unknown'}
        {...{ label: 'Avec l’état de', name: 'advisor', defaultValue: card?.advisor ? String(card.advisor) : '' }}
        placeholder="Personne"
        options={(people?.advisors ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        error={problems['advisor']}
      />
      <TextInput
        {...{ label: 'Du', name: 'first_day', type: 'date', defaultValue: card?.first_day ?? '' }}
        hint="Vide : dès maintenant"
        error={problems['first_day']}
      />
      <TextInput
        {...{ label: 'À partir de', name: 'first_hour', type: 'time', defaultValue: card?.first_hour ?? '' }}
        hint="Heure de Paris. Vide : dès minuit"
        error={problems['first_hour']}
      />
      <TextInput
        {...{ label: 'Au', name: 'last_day', type: 'date', defaultValue: card?.last_day ?? '' }}
        hint="Compris. Vide : sans fin"
        error={problems['last_day']}
      />
      <TextInput
        {...{ label: 'Jusqu’à', name: 'last_hour', type: 'time', defaultValue: card?.last_hour ?? '' }}
        hint="Heure de Paris. Vide : tout le jour"
        error={problems['last_hour']}
      />
      <Select
        {...{ label: 'Poids', name: 'weight', defaultValue: String(card?.weight ?? 1) }}
        hint="Ses chances de sortir, à côté des autres"
        options={Array.from({ length: MOST_WEIGHT }, (_, index) => ({
          value: `${index + 1}`,
          label: `${index + 1} sur ${MOST_WEIGHT}`,
        }))}
        error={problems['weight']}
      />
      <TextInput
        {...{ label: 'Conversion suivie', name: 'conversion', maxLength: CARD_LENGTHS.conversion }}
        hint="Un mot, pour les comptes ; facultatif"
        defaultValue={card?.conversion ?? ''}
        error={problems['conversion']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <p className="card-desk__ways">
        <Button type="submit" loading={isBusy} onClick={() => (isDraft.current = false)}>
          Programmer
        </Button>
        <Button type="submit" tone="quiet" loading={isBusy} onClick={() => (isDraft.current = true)}>
          Garder en brouillon
        </Button>
      </p>
    </form>
  );
}
