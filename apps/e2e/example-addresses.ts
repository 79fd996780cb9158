import { encodeInfos, fillScreenPath, type Params, type Screen } from '@solelune/screen';
import { screens } from '../web/screens.ts';

const birth = encodeInfos({ firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: '2988507' });

/** A value for every parameter a screen may have; a screen with special needs has its own line. */
const VALUES: Params = {
  sign: 'lion',
  ascendant: 'vierge',
  sign_from: 'lion',
  sign_to: 'vierge',
  moon_sign_from: 'cancer',
  moon_sign_to: 'poissons',
  infos: birth,
  year: '2026',
  day: '2026-11-24',
  name: 'vehuiah',
  angel: 'vehuiah',
  number: '3',
  hour: '22h22',
  category: 'avec-la-lune',
  slug: 'conditions-generales',
  fn: 'Camille',
  bd: '1988-06-17',
  kw: 'automne',
  stone: 'malachite',
  feelings: 'paix',
  id: '1',
  activity_id: '1',
  contactId: '1',
  route: '/tarot',
  key: 'abc',
  from: '2026-11',
  secret: 'abc',
};
const SPECIAL: Record<string, Params> = {
  'editorial.page': { slug: 'laboratoire' },
  'editorial.post': { category: 'avec-la-lune', slug: 'lunaison-29-jours' },
  'editorial.desk-text': { kind: 'article', slug: 'effet-barnum' },
  'editorial.desk-preview': { kind: 'article', slug: 'effet-barnum', number: '0' },
  'tarot.arcanum': { slug: 'le-mat' },
  'tarot.belline-card': { slug: 'bonheur' },
  'lithotherapy.filtered': { filters: 'besoin-joie_signe-lion' },
  'profile.activities': { category: undefined },
  'appointments.confirm': { slug: 'maelle', start: '20261117T1730Z', minutes: '30', kind: 'phone' },
  'horoscopes.yearly-custom-result': { from: undefined },
  // 17 June 1988 as a link without its birth carries it.
  'astrology.shared-chart': {
    sky:
      '6bj~6obv9h1766db64nkqpcw43ttksiqkrodljfrgz8o6wztqvchbvcl~7sfh8njb7oh97o5e7re47qdp7pkm7pnx7ppd7pqb7q1a7pmp7q33~e59e79o2gxy' +
      'qe59eg27nieyul5o2nvdlq6cq099e267n4iyu79o29zdlcacq~2~0~tropical~conjunction-5,sextile-5,square-5,trine-5,opposition-5~~2bif',
  },
  'astrology.love-compatibility-result': {
    infos: encodeInfos({ you: { birthdate: '1988-06-17' }, other: { birthdate: '1985-08-10' } }),
  },
  'numerology.compatibility-calcul': { infos: encodeInfos({ firstname_from: 'Camille', firstname_to: 'Noé' }) },
  'numerology.compatibility-result': { infos: encodeInfos({ firstname_from: 'Camille', firstname_to: 'Noé' }) },
  'numerology.universal-calcul': {
    infos: encodeInfos({ energy: 5, love: 6, creation: 7, work: 4, friendship: 3, family: 8, innerLife: 9, money: 2 }),
  },
};

export interface Example {
  screen: Screen;
  address: string;
}

/** A member's page needs a member, a draw's page a draw, an agenda an advisor: their journeys make one. */
const MADE_ON_THE_WAY = [
  'advisors.advisor',
  'appointments.booking',
  'book.gift',
  'consultations.consult',
  'profile.member',
  'tarot.draw',
];

/** One address for each screen of the product. */
export const examples: Example[] = screens
  .filter((screen) => !screen.development && !MADE_ON_THE_WAY.includes(screen.name))
  .map((screen) => ({
    screen,
    address: fillScreenPath(screen.path, { ...VALUES, master: undefined, ...SPECIAL[screen.name] }),
  }));
