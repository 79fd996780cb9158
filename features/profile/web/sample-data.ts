import type { CallAnswer } from '@solelune/contract';
import type { activityIndex, photosGet, profileData } from '../contract.ts';

/** What the calls answer for one member, for the tests of the pages. */
export const sampleProfile: CallAnswer<typeof profileData> = {
  profile: {
    firstname: 'Camille',
    lastname: null,
    email: 'camille@exemple.fr',
    gender: 'F',
    birthdate: '1988-06-17',
    birth_date: '1988-06-17',
    birthtime: '14:25',
    birthcity: { id: '2996944', label: 'Lyon, Rhône (69), France' },
    birth_city: { id: '2996944', label: 'Lyon, Rhône (69), France' },
    current_city: null,
    fixed_phone: null,
    mobile_phone: { country: 'BE', number: '0470 12 34 56' },
    photo: null,
    signup_date: '2026-06-01T10:00:00.000Z',
    completion: {
      percent: 63,
      missing: [
        { item: 'photo', gain: 12 },
        { item: 'lastname', gain: 12 },
        { item: 'current_city', gain: 12 },
      ],
    },
    sky: { sun: 'gemini', moon: 'leo', ascendant: 'libra' },
    revisions: { identity: 'identity-1', birth: 'birth-1' },
  },
  contacts: [
    {
      contact_id: '01',
      firstname: 'Jeanne',
      lastname: 'Le Goff',
      gender: 'F',
      birthcity: { id: '1', label: 'Nantes, Loire-Atlantique (44), France' },
      birthdate: '1990-02-04',
      birthtime: '06:10',
      sun_sign: 'aquarius',
    },
    {
      contact_id: '02',
      firstname: 'Papa',
      lastname: null,
      gender: 'M',
      birthcity: { id: '2', label: 'Saint-Étienne, Loire (42), France' },
      birthdate: '1956-01-02',
      birthtime: null,
      sun_sign: 'capricorn',
    },
  ],
  public: { published: false, slug: 'membre-0a1b2c', shown: [] },
  email_topics: ['horoscope'],
  consents: [
    { theme: 'health', granted: true, history: [{ granted: true, made_at: '2026-11-12T09:00:00.000Z' }] },
    { theme: 'sexuality', granted: false, history: [] },
  ],
  recent_activities: [],
  activities_count: 0,
  photos: [],
  photos_count: 0,
};

export const sampleActivities: CallAnswer<typeof activityIndex> = {
  activities: [
    {
      id: 'a1',
      category: 'natal-chart',
      title: 'Votre carte du ciel',
      summary: 'Lyon, 17 juin 1988 à 14 h 25.',
      address: '/astrologie/theme-astral-gratuit/resultat/x',
      created_at: '2026-11-12T10:00:00.000Z',
    },
    {
      id: 'a2',
      category: 'draw',
      title: 'Cinq cartes pour deux',
      summary: '« Où en est notre histoire ? »',
      address: '/profil/activites/tirage/a2',
      created_at: '2026-11-10T10:00:00.000Z',
    },
    {
      id: 'a3',
      category: 'angel',
      title: 'Caliel',
      summary: '18e ange, chœur des Trônes.',
      address: '/angeologie/ange/caliel',
      created_at: '2026-11-09T10:00:00.000Z',
    },
    {
      id: 'a4',
      category: 'numerology',
      title: 'Chemin de vie 4',
      summary: 'La patience de qui construit.',
      address: '/numerologie/chemin-de-vie/resultat/4',
      created_at: '2026-11-05T10:00:00.000Z',
    },
    {
      id: 'a5',
      category: 'email',
      title: 'La réponse d’Odile',
      summary: 'Votre nom de naissance dit autre chose.',
      address: '/profil/activites/email/a5',
      created_at: '2026-11-08T10:00:00.000Z',
    },
    {
      id: 'a6',
      category: 'solar-revolution',
      title: 'Votre année 2026',
      summary: null,
      address: '/astrologie/revolution-solaire/resultat/x',
      created_at: '2026-10-28T10:00:00.000Z',
    },
  ],
  activities_count: 27,
  counts: {
    'natal-chart': 4,
    'solar-revolution': 1,
    horoscope: 0,
    sign: 2,
    angel: 2,
    numerology: 4,
    draw: 11,
    consultation: 0,
    book: 0,
    email: 5,
  },
  end: false,
};

export const samplePhotos: CallAnswer<typeof photosGet> = {
  photos: [
    {
      id: 'p1',
      small: '/s1',
      large: '/l1',
      width: 1440,
      height: 960,
      is_profile: true,
      created_at: '2026-11-12T10:00:00.000Z',
    },
  ],
  max: 12,
};
