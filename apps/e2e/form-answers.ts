import { encodeInfos } from '@solelune/screen';

interface Sent {
  /** By the names of the fields. */
  answers: Record<string, string>;
}

/** What a person may answer to a form: what leads on, and where to; what does not, and what is said of it. */
export interface FormAnswers {
  /** Where the page stands when it is not the path of its screen. */
  page?: string;
  good: Sent & { leadsTo: string };
  bad: Sent & { sentence: string };
}

const LYON = { birthcity: 'Lyon, Rhône', birthcity_id: '2996944', birthcity_label: 'Lyon, Rhône' };
const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25' };
const camilleInLyon = encodeInfos({ ...CAMILLE, birthcity: '2996944' });
const FUTURE = 'La date de naissance ne peut pas être dans le futur';

const birth = (folder: string): FormAnswers => ({
  good: { answers: { ...CAMILLE, ...LYON, gender: 'none' }, leadsTo: `${folder}/${camilleInLyon}` },
  bad: { answers: { ...CAMILLE, ...LYON, birthdate: '2299-01-01' }, sentence: FUTURE },
});

const RATINGS = { energy: 6, love: 7, creation: 4, work: 8, friendship: 5, family: 7, innerLife: 4, money: 6 };
const texts = (ratings: Record<string, number>) =>
  Object.fromEntries(Object.entries(ratings).map(([theme, rating]) => [theme, String(rating)]));
const THEMES_PAGE = '/numerologie/numerologie-universelle/thematiques/R%C3%A9colte';

/** One for each form of the product, by the name of its screen: a form that is declared and not here fails its test. */
export const FORM_ANSWERS: Record<string, FormAnswers> = {
  'numerology.expression': {
    good: { answers: { name: 'Camille' }, leadsTo: '/numerologie/expression/calcul/Camille' },
    bad: { answers: { name: 'R2D2' }, sentence: 'Ce champ ne peut contenir que des lettres' },
  },
  'numerology.affective': {
    good: { answers: { name: 'Zoé Aubry' }, leadsTo: '/numerologie/vie-affective/calcul/Zo%C3%A9%20Aubry' },
    bad: { answers: { name: '' }, sentence: 'Ce champ est requis' },
  },
  'numerology.lifepath': {
    good: {
      answers: { day: '17', month: '6', year: '1988' },
      leadsTo: '/numerologie/chemin-de-vie/calcul/1988-06-17',
    },
    bad: { answers: { day: '31', month: '06', year: '1988' }, sentence: 'juin s’arrête au 30' },
  },
  'numerology.compatibility': {
    good: {
      answers: { firstname_from: 'Claire', firstname_to: 'Hugo' },
      leadsTo: `/numerologie/compatibilite-prenom/calcul/${encodeInfos({ firstname_from: 'Claire', firstname_to: 'Hugo' })}`,
    },
    bad: { answers: { firstname_from: 'Claire', firstname_to: 'Hug0' }, sentence: 'que des lettres' },
  },
  'numerology.universal': {
    good: { answers: { kw: 'Récolte' }, leadsTo: THEMES_PAGE },
    bad: { answers: { kw: '2026' }, sentence: 'que des lettres' },
  },
  'numerology.universal-themes': {
    page: THEMES_PAGE,
    good: {
      answers: { ...texts(RATINGS), kw: 'Récolte' },
      leadsTo: `/numerologie/numerologie-universelle/calcul/${encodeInfos({ ...RATINGS, kw: 'Récolte' })}`,
    },
    bad: { answers: { kw: 'Récolte' }, sentence: 'Notez les huit thèmes' },
  },
  'astrology.ascendant': birth('/astrologie/calcul-ascendant/resultat'),
  'astrology.descendant': birth('/astrologie/calcul-descendant/resultat'),
  'astrology.moon-sign': birth('/astrologie/calcul-signe-lunaire/resultat'),
  'lithotherapy.index': {
    good: { answers: { need: '', sign: 'lion', chakra: '' }, leadsTo: '/lithotherapie/choisir/signe-lion' },
    bad: { answers: { need: '', sign: 'dragon' }, sentence: 'Choisissez l’une des réponses proposées' },
  },
  'horoscopes.custom': birth('/horoscope-personnalise/resultat'),
  'horoscopes.yearly-custom': birth('/horoscope/themoscope-de-l-annee/resultat'),
  'horoscopes.custom-site': birth('/horoscope-personnalise/resultat'),
  'astrology.natal-chart': birth('/astrologie/theme-astral-gratuit/calcul'),
  'astrology.transits': birth('/astrologie/transits-du-jour/resultat'),
  'astrology.solar-revolution': {
    good: {
      answers: { ...CAMILLE, ...LYON, year: '2027' },
      leadsTo: `/astrologie/revolution-solaire/calcul/${encodeInfos({ ...CAMILLE, birthcity: '2996944', year: '2027' })}`,
    },
    bad: { answers: { ...CAMILLE, ...LYON, year: 'demain' }, sentence: 'Cette année n’est pas valide' },
  },
  'astrology.sky-map': {
    good: {
      answers: { birthdate: '1999-08-11', birthtime: '12:00' },
      leadsTo: `/astrologie/carte-du-ciel-astrologique/resultat/${encodeInfos({ birthdate: '1999-08-11', birthtime: '12:00' })}`,
    },
    bad: { answers: { birthtime: '25:00' }, sentence: 'L’heure doit être au format hh:mm' },
  },
  'astrology.love-compatibility': {
    good: {
      answers: { you_birthdate: '1988-06-17', other_birthdate: '1990-02-04', other_birthtime: '06:30' },
      leadsTo: `/astrologie/compatibilite-amoureuse/resultat/${encodeInfos({ you: { birthdate: '1988-06-17' }, other: { birthdate: '1990-02-04', birthtime: '06:30' } })}`,
    },
    bad: { answers: { you_birthdate: '1988-06-17' }, sentence: 'Ce champ est requis' },
  },
  'angels.birth': {
    good: {
      answers: { birthdate: '17/06/1988', birthtime: '14:25' },
      leadsTo: `/angeologie/calcul-ange-gardien-naissance/calcul/${encodeInfos({ birthdate: '1988-06-17', birthtime: '14:25' })}`,
    },
    bad: { answers: { birthdate: '' }, sentence: 'Ce champ est requis' },
  },
  'angels.list': {
    page: '/angeologie/liste-des-72-ange-gardien',
    good: {
      answers: { text: 'haiah', feeling: '', choir: 'cherubins', element: '', sign: '' },
      leadsTo: '/angeologie/liste-des-72-ange-gardien/choeur-cherubins_nom-haiah',
    },
    bad: { answers: { feeling: 'ennui' }, sentence: 'Choisissez l’une des réponses proposées' },
  },
  'angels.regency': {
    page: '/angeologie/calendrier-regence-anges',
    good: { answers: { month: '3', year: '2027' }, leadsTo: '/angeologie/calendrier-regence-anges/3/2027' },
    bad: { answers: { month: '13', year: '2027' }, sentence: 'Choisissez l’une des réponses proposées' },
  },
  'angels.ritual': {
    good: { answers: { angel: 'vehuiah' }, leadsTo: '/angeologie/rituel-personnalise/vehuiah' },
    bad: { answers: { angel: '' }, sentence: 'Ce champ est requis' },
  },
  'angels.test': {
    good: {
      answers: { feelings: 'paix, courage' },
      leadsTo: '/angeologie/calcul-ange-personnel/recherche-bienfaits/paix%2Ccourage',
    },
    bad: { answers: { feelings: 'paix paix' }, sentence: 'Ce ressenti est déjà choisi' },
  },
  'angels.synchronicity': {
    good: { answers: { number: '447' }, leadsTo: '/angeologie/test-synchronicite/resultat/447' },
    bad: { answers: { number: '1000' }, sentence: 'inférieur ou égal à 999' },
  },
};
