import { reasonOfError } from '@solelune/contract/client';
import { soughtIn, usePlaceSearch } from '@solelune/locations/web';
import {
  BirthSubjectChoice,
  contactIdOf,
  forgetTabBirth,
  keepTabBirth,
  ownSubject,
  TabBirthNote,
  useBirthSubjects,
  useTabBirth,
} from '@solelune/profile/web/birth-subjects';
import { useApp } from '@solelune/screen/app';
import { computesHere } from '@solelune/screen/device';
import { Link } from '@solelune/screen/navigation';
import { useSentForm } from '@solelune/screen/sent-form';
import { useStep } from '@solelune/screen/step';
import { type BirthField, BirthForm, type BirthRules, type BirthValues, type KeepFor } from '@solelune/ui/birth-form';
import { cardClass } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { rememberedSettings } from '../chart/chart-settings.ts';
import { birthIn } from './birth-form.ts';
import { infosOfBirth, type MoreInfos } from './birth-infos.ts';
import { BIRTH_RULES } from './birth-rules.ts';
import { birthOf, countForm, rememberBirth, rememberedBirth } from './device-memory.ts';
import './birth-question.css';

export interface BirthQuestionProps {
  /** The address of the tool's page, whose screen declares this form. */
  page: string;
  lead?: ReactNode;
  submitLabel: string;
  /** Where a calculation goes with its infos. */
  urlOfInfos: (infos: string) => string;
  fields?: readonly BirthField[];
  rules?: BirthRules;
  /** What an address held, and what was wrong with it. */
  given?: Partial<BirthValues> & { saveInfos?: boolean; contact_id?: string | undefined };
  problems?: Readonly<Record<string, string>>;
  /** What is asked beside the birth, and what it adds to the infos. */
  more?: ReactNode;
  moreInfos?: () => MoreInfos | null;
}

const neverChanges = () => () => {};

const KEPT_HERE =
  'Elles ne sont gardées que dans ce navigateur. Le calcul les envoie, et ne les conserve pas. Décochez pour les effacer.';
const KEPT_AND_COMPUTED_HERE =
  'Elles ne sont gardées que dans ce navigateur, et le calcul s’y fait aussi\u00A0: il n’envoie rien. Décochez pour les effacer.';

/** A birth asked for a calculation: prefilled by the address, by the person chosen, or by what this device was asked to remember. */
export function BirthQuestion({ lead, submitLabel, urlOfInfos, fields, rules, ...rest }: BirthQuestionProps) {
  const { page, more, moreInfos } = rest;
  const sent = useSentForm();
  const given = rest.given ?? (sent ? birthIn(sent.answers) : undefined);
  const problems = rest.problems ?? sent?.problems;
  const { navigate, toast } = useApp();
  const searchPlaces = usePlaceSearch();
  const { subjects, isMember, keep } = useBirthSubjects();
  const remembered = useSyncExternalStore(neverChanges, rememberedBirth, () => null);
  const isHere = useSyncExternalStore(neverChanges, computesHere, () => false);
  const ofTab = useTabBirth();
  const step = useStep('question');
  const [remembers, setRemembers] = useState<boolean | null>(null);
  const [chosenKey, setChosenKey] = useState<string | null>();
  // Unless the address says a birth or somebody was chosen: what was last typed in this tab, else a member's own.
  const carried = given || chosenKey !== undefined ? null : ofTab;
  const own = ownSubject(subjects);
  const offered = carried ? carried.subject : (!given && own?.key) || null;
  const subjectKey = chosenKey === undefined ? offered : chosenKey;
  const subject = subjects.find(({ key }) => key === subjectKey);
  const start = given ? 'address' : carried ? 'tab' : `${subjectKey} ${remembered}`;
  // Once something is typed, nothing that comes later takes its place.
  const [typedOver, setTypedOver] = useState<string | null>(null);

  const submit = async (values: BirthValues, keepFor: KeepFor | null) => {
    const added = moreInfos ? moreInfos() : {};
    if (!added) return;
    countForm(values.birthdate);
    if (remembers ?? remembered !== null) rememberBirth(values);
    else rememberBirth(null);
    keepTabBirth(values, subjectKey);
    // The calculation goes on all the same.
    const tell = (error: unknown) => toast({ variant: 'error', message: reasonOfError(error) });
    if (keepFor) await keep(values, keepFor, subjectKey).catch(tell);
    const contact_id = contactIdOf(subjectKey);
    const contact = contact_id ? { contact_id } : {};
    navigate(urlOfInfos(infosOfBirth(values, { ...rememberedSettings(), ...contact, ...added })));
  };
  return (
    <div className={cardClass({}, 'birth-question')}>
      <BirthSubjectChoice
        subjects={subjects}
        value={subjectKey}
        onValueChange={(chosen) => {
          setChosenKey(chosen?.key ?? null);
          setTypedOver(null);
        }}
      />
      {carried && (
        <TabBirthNote
          onForget={() => {
            forgetTabBirth();
            setChosenKey(null);
            setTypedOver(null);
          }}
        />
      )}
      <BirthForm
        // A form begins again with the values of whoever was chosen.
        key={typedOver ?? start}
        title="Votre naissance"
        {...{ lead, submitLabel, searchPlaces, more }}
        action={page}
        sought={soughtIn(sent, 'birthcity')}
        asked={sent?.answers['asked']}
        {...(fields ? { fields } : {})}
        validate={rules ?? BIRTH_RULES}
        initialValues={given ?? carried?.values ?? subject?.values ?? birthOf(remembered) ?? {}}
        step={step}
        onChange={(values) => {
          setTypedOver(typedOver ?? start);
          keepTabBirth(values, subjectKey);
        }}
        errors={problems ?? {}}
        canKeep={isMember}
        keptFor={rest.given?.saveInfos ? (rest.given.contact_id ? 'contact' : 'me') : null}
        asksInterval
        onSubmit={(values, keepFor) => void submit(values, keepFor)}
      />
      {!isMember && (
        <Checkbox
          className="birth-question__remember"
          label="Retenir ces réponses sur cet appareil"
          hint={isHere ? KEPT_AND_COMPUTED_HERE : KEPT_HERE}
          checked={remembers ?? remembered !== null}
          onChange={(event) => setRemembers(event.target.checked)}
        />
      )}
      <p className="birth-question__here">
        <Link to="/calculer-sur-cet-appareil">
          {isHere ? 'Le calcul se fait sur cet appareil' : 'Calculer sur cet appareil, sans rien envoyer'}
        </Link>
      </p>
    </div>
  );
}
