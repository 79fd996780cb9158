import type { Call } from '@solelune/contract';
import { ROLES } from '@solelune/contract';
import { encodeInfos } from '@solelune/screen';
import type { TestApp } from '@solelune/testing/app';
import { type DeclaredField, declaredFields } from './declared-fields.ts';
import { type FullMember, fullMember } from './full-member.ts';

/** Of Nantes: a book's cover is drawn from it, and a book is ordered for it. */
const BIRTH = encodeInfos({ firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2990969' });

export type Insider = 'nobody' | 'member' | 'staff';

/** What a field of this name may well hold; one that has choices holds the first of them, any other an id of the member's. Empty is left out. */
const LIKELY: Record<string, string> = {
  ...{
    offset: '0',
    limit: '20',
    perPage: '15',
    category: 'all',
    sort_by_new: '1',
    days: '30',
    max: '5',
    period: 'all',
  },
  ...{ firstname: 'Camille', lastname: 'Rivière', gender: 'F', birthcity: '2990969', birthdate: '1988-06-17' },
  ...{ birthtime: '14:25', timezone: 'Europe/Paris', month: '11', year: '2026', number: '3', hour: '22h22' },
  ...{ date: '2026-11-01', email: 'quelqu-un@exemple.fr', password: 'mot-de-passe-de-test', terms: '1', granted: '1' },
  ...{ current_password: 'mot-de-passe-de-test', name: 'vehuiah', angel: 'vehuiah', sign: 'lion', feelings: 'paix' },
  ...{ sign_from: 'lion', sign_to: 'vierge', moon_sign_from: 'cancer', moon_sign_to: 'poissons', signs: 'lion-vierge' },
  ...{ count: '3', significator: '19', seed: 'graine', picks: '', question: 'Où en est-on ?' },
  ...{ published: '1', shown: '[]', topics: '[]', theme: 'love', title: 'Un résultat', bcc: '7', slot: 'bas' },
  ...{ lat: '48.85', lng: '2.35', latitude: '48.85', longitude: '2.35', query: 'Paris', q: 'Paris', key: 'une-clef' },
  ...{ advisor: '1', rating: '5', body: 'Un avis', reason: 'Un motif', answer: 'Une réponse', mail: '1', push: '' },
  ...{ review: '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f', console: '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f' },
  ...{ comeback: '2026-11-16T13:30:00Z', subscription: '' },
  ...{ letter: 'Une lettre. '.repeat(20), pause: 'week', agreed: '1', confirmed: '1' },
  ...{ text: 'Bonsoir', delivered: '0', read: '0' },
  ...{ uuid: '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f', hash: '0'.repeat(32), device_key: 'a'.repeat(32) },
  ...{
    device_label: 'Firefox, Linux',
    rememberme: '1',
    path: '/',
    payload: '{"address":"/"}',
    website: '',
    master: '',
  },
  ...{
    current_city: '',
    fixed_country: '',
    fixed_phone: '',
    mobile_country: '',
    mobile_phone: '',
    sensitive_theme: '',
  },
  ...{
    cents: '100',
    sum: '1000',
    at_hour: '8',
    note: 'Un geste',
    zone: 'Europe/Paris',
    starts_at: '2026-11-18T10:00:00Z',
    from: '2026-11-16T00:00:00Z',
  },
  ...{
    weekday: '1',
    to: '720',
    works_on_holidays: '1',
    buffer_minutes: '10',
    notice_minutes: '60',
    horizon_days: '30',
  },
  ...{ item: '1', place: '1', kept: '', on: '', card: '', peer: 'une-page', data: '' },
  ...{ gift_day: '2026-12-24', gift_email: 'quelqu-un@exemple.fr' },
  // Named as another is, and not the same.
  'account.staff-enter code': '123456',
  'account.staff-accept totp': '123456',
  'book.order infos': BIRTH,
  'book.cover infos': BIRTH,
  'book.correct infos': BIRTH,
  'administration.audit-export after': '0',
  'console.earnings month': '2026-11',
  'console.statement-link month': '2026-11',
  'console.bank-save holder': 'Camille Rivière',
  'console.bank-save iban': 'FR1420041010050500013M02606',
  'console.payout-make month': '2026-10',
  'console.payout-make pay_on': '2026-12-05',
  'console.payout-file id': '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f',
  'advisors.own-page-propose disciplines.[]': 'tarot',
  'advisors.own-page-propose languages.[]': 'fr',
  'advisors.own-prices phone': '300',
  'advisors.own-prices chat': '300',
  'advisors.own-prices written': '3000',
  'advisors.own-prices written_delay_hours': '48',
  'advisors.own-page-propose practising_since': '2009',
  'loyalty.coupon-issue code': 'AUTOMNE26',
  'loyalty.coupon-issue value': '200',
  'loyalty.coupon-issue first_day': '2026-11-18',
  'loyalty.coupon-issue last_day': '2026-12-18',
  'editorial.texts kind': 'article',
  'editorial.texts q': 'lune',
  'editorial.texts after': '40',
  'editorial.text-open kind': 'article',
  'editorial.text-open slug': 'effet-barnum',
  'editorial.text-version kind': 'article',
  'editorial.text-version slug': 'effet-barnum',
  'editorial.text-version number': '0',
  'editorial.text-preview kind': 'article',
  'editorial.text-preview slug': 'effet-barnum',
  'editorial.text-preview number': '0',
  'editorial.text-save kind': 'article',
  'editorial.text-save slug': 'un-article-de-plus',
  'editorial.text-save is_new': '1',
  'editorial.text-save base': '0',
  'editorial.text-save category': 'coulisses',
  'editorial.text-save role': 'editor',
  'editorial.text-save cover': 'moon today',
  'editorial.text-save signs': 'belier',
  'editorial.text-save angels': 'vehuiah',
  'editorial.text-save cards': 'la-lune',
  'editorial.text-save stones': 'amethyste',
  'editorial.text-save related': '/tarot',
  'editorial.text-save sources': 'Un livre',
  'editorial.text-save eyebrow': '',
  'editorial.text-save heading': '',
  'editorial.text-save numbered': '',
  'editorial.text-save body': 'Du texte.',
  'editorial.text-publish kind': 'article',
  'editorial.text-publish slug': 'un-article-de-plus',
  'editorial.text-publish number': '1',
  'editorial.text-publish day': '2099-11-18',
  'editorial.text-publish hour': '08:30',
  'editorial.text-unschedule kind': 'article',
  'editorial.text-unschedule slug': 'un-article-de-plus',
  'editorial.text-withdraw kind': 'article',
  'editorial.text-withdraw slug': 'un-article-de-plus',
  'editorial.text-restore kind': 'article',
  'editorial.text-restore slug': 'un-article-de-plus',
  'editorial.text-restore number': '1',
  'editorial.text-restore base': '1',
  'promotions.card-save first_hour': '08:00',
  'promotions.card-save last_hour': '18:00',
  'promotions.planned-cards after': '2000',
  'promotions.card-remove id': '1000',
  'promotions.card-preview id': '1000',
  'promotions.card-save id': '',
  'promotions.card-save is_draft': '1',
  'promotions.card-save content': 'Ce qu’elle dit',
  'promotions.card-save link': '/tarot',
  'promotions.card-save link_text': 'Voir',
  'promotions.card-save picture': '',
  'promotions.card-save conversion': 'lecture',
  'promotions.card-save weight': '1',
  'promotions.card-save first_day': '2026-11-18',
  'promotions.card-save last_day': '2026-12-18',
  'promotions.card-save advisor': '',
  'consultations.ring subscription': '{}',
  'consultations.table-lay angel': '1',
  'consultations.table-gesture to': '1',
  'consultations.call-signal to': '',
  'consultations.phone-choose kind': 'other',
  'consultations.phone-choose number': '06 12 34 56 47',
  'consultations.phone-choose country': 'FR',
  'appointments.agenda-save weekly.[].from': '540',
  'appointments.agenda-save exceptions.[].hours.[].from': '540',
  message: 'Bonjour, je voudrais savoir comment retrouver un tirage que j’ai gardé.',
};

/** A member who has one of everything and somebody of every role, for tests that go in. */
export class Insiders {
  readonly #app: TestApp;
  #member: FullMember | undefined;
  #staffToken = '';

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Both are there, whatever the last calls did to them. */
  async comeBack(): Promise<void> {
    const isThere = this.#member && (await this.#member.browser.get('user/fetch')).body['user'];
    if (isThere) return;
    this.#member = await fullMember(this.#app);
    const staff = await fullMember(this.#app);
    this.#staffToken = staff.browser.token ?? '';
    await this.#app.transaction((tx) =>
      tx
        .updateTable('account_user')
        .set({ roles: [...ROLES] })
        .where('id', '=', staff.userId)
        .execute(),
    );
  }

  /** What names the things that the member owns. */
  get memberIds(): FullMember['ids'] {
    if (!this.#member) throw new Error('nobody has come yet');
    return this.#member.ids;
  }

  headers(who: Insider): Record<string, string> {
    const token = who === 'member' ? this.#member?.browser.token : who === 'staff' ? this.#staffToken : null;
    return token ? { authorization: `Bearer ${token}` } : {};
  }

  /** Inputs that look right, one for each thing that the member owns. */
  likelyInputs(call: Call): Record<string, unknown>[] {
    return Object.values(this.#member?.ids ?? {}).map((id) => likelyInput(call, () => id));
  }
}

/** An input that looks right; `idFor` says what the fields hold that name something. */
export function likelyInput(call: Call, idFor: (field: DeclaredField) => string): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of declaredFields(call)) {
    const isOwned = field.naming && 'kind' in field.naming;
    const likely =
      (isOwned ? undefined : (LIKELY[field.name] ?? firstChoice(field.schema) ?? LIKELY[field.ownName])) ??
      idFor(field);
    if (likely !== '') put(input, pathOf(field), likely);
  }
  return input;
}

const pathOf = ({ name }: DeclaredField): string[] => (name.split(' ')[1] ?? '').split('.');

const firstChoice = ({ def }: DeclaredField['schema']): string | undefined =>
  def.type === 'enum' ? Object.values(def.entries ?? {})[0] : undefined;

function put(target: Record<string, unknown>, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) target[first] = value;
  else if (rest[0] === '[]') {
    const [, ...inner] = rest;
    if (inner.length === 0) target[first] = [value];
    else {
      const [part] = (target[first] ??= [{}]) as [Record<string, unknown>];
      put(part, inner, value);
    }
  } else {
    target[first] ??= {};
    put(target[first] as Record<string, unknown>, rest, value);
  }
}
