import type { Problems } from '@solelune/screen/form';
import { DateInput } from '@solelune/ui/date-input';
import { TextInput } from '@solelune/ui/text-input';
import { Textarea } from '@solelune/ui/textarea';
import { NOTE_MAX } from '../../engine/sale.ts';
import type { Draft } from './draft.ts';

interface GiftFieldsProps {
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
}

export const GiftFields = ({ draft, problems, onChange }: GiftFieldsProps) => (
  <fieldset className="book-gift">
    <legend>Le cadeau</legend>
    <div className="book-fields">
      <DateInput
        recent
        label="Remis le"
        name="gift_day"
        hint="À neuf heures, dans l’année qui vient."
        value={draft.giftDay}
        error={problems['gift_day'] ?? null}
        onValueChange={(giftDay) => onChange({ giftDay })}
      />
      <TextInput
        type="email"
        label="À l’adresse de"
        name="gift_email"
        autoComplete="off"
        placeholder="camille@exemple.fr"
        value={draft.giftEmail}
        error={problems['gift_email'] ?? null}
        onChange={(event) => onChange({ giftEmail: event.target.value })}
      />
    </div>
    <Textarea
      label="Un mot, imprimé en page de garde"
      optional
      name="note"
      rows={3}
      maxLength={NOTE_MAX}
      hint={`${draft.note.length} sur ${NOTE_MAX}`}
      value={draft.note}
      error={problems['note'] ?? null}
      onChange={(event) => onChange({ note: event.target.value })}
    />
  </fieldset>
);
