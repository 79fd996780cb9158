import { accepts } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COMPLETION_ITEMS } from '../engine/index.ts';
import ActivitiesPage from './activities/activities-page.tsx';
import DrawPage from './activities/draw-page.tsx';
import EmailPage from './activities/email-page.tsx';
import ContactEditPage from './contacts/contact-edit-page.tsx';
import ContactPage from './contacts/contact-page.tsx';
import ContactsPage from './contacts/contacts-page.tsx';
import DataPage from './data/data-page.tsx';
import { Readable } from './data/readable.tsx';
import MinePage from './mine/mine-page.tsx';
import PhotosPage from './photos/photos-page.tsx';
import MemberPage from './public/member-page.tsx';
import { sampleActivities, samplePhotos, sampleProfile } from './sample-data.ts';
import { screens as profileScreens } from './screens.ts';

/** The words of a page as the server or the browser first draws it. */
const wordsOf = (page: ReactNode, address = '/profil/mon-profil') =>
  renderToString(<StillPage at={address}>{page}</StillPage>)
    .replaceAll('<!-- -->', '')
    .replaceAll(/&#160;|\u00a0/g, ' ');

const SCRIPT = '<script>alert(1)</script>';

describe('mon-profil', () => {
  it('lists all that is missing, however much that is', () => {
    const missing = COMPLETION_ITEMS.map((item) => ({ item, gain: 12 }));
    const profile = { ...sampleProfile.profile, completion: { percent: 0, missing } };
    const words = wordsOf(<MinePage data={{ ...sampleProfile, profile }} params={{}} />);
    expect(words).toContain('Il vous reste huit lignes');
    expect(words.match(/\+ 12 %/g)).toHaveLength(8);
  });

  it('says who one is, what is missing and by how much', () => {
    const html = wordsOf(<MinePage data={sampleProfile} params={{}} />);
    expect(html).toContain('Profil complet à 63 %');
    expect(html).toContain('Il vous reste trois lignes');
    expect(html).toContain('+ 12 %');
    for (const words of ['Gémeaux', 'Lion', 'Balance', 'Ascendant', 'Jeanne', 'Lyon, Rhône (69), France'])
      expect(html).toContain(words);
  });

  it('is whole for who has told nothing', () => {
    const empty = {
      ...sampleProfile,
      contacts: [],
      profile: {
        ...sampleProfile.profile,
        birthdate: null,
        birthtime: null,
        birthcity: null,
        sky: null,
        mobile_phone: null,
      },
    };
    const html = wordsOf(<MinePage data={empty} params={{}} />);
    expect(html).toContain('votre ciel apparaîtra ici');
    expect(html).toContain('Rien pour le moment');
  });

  it('cannot be made to run what a member typed', () => {
    const profile = { ...sampleProfile.profile, firstname: SCRIPT, lastname: SCRIPT };
    expect(wordsOf(<MinePage data={{ ...sampleProfile, profile }} params={{}} />)).not.toContain(SCRIPT);
  });
});

describe('activities', () => {
  it('are cards by category, with the way to the rest', () => {
    const html = wordsOf(<ActivitiesPage data={sampleActivities} params={{}} />, '/profil/activites');
    expect(html.match(/<article/g)).toHaveLength(6);
    expect(html).toContain('href="/profil/activites/tirages"');
    expect(html).toContain('Voir la suite');
    expect(html).toContain('aria-label="Retirer « Caliel »"');
  });

  it('say what to do when there are none', () => {
    const none = { ...sampleActivities, activities: [], activities_count: 0, end: true };
    const html = wordsOf(<ActivitiesPage data={none} params={{ category: 'anges' }} />, '/profil/activites/anges');
    expect(html).toContain('Trouver mon ange gardien');
    expect(html).not.toContain('Voir la suite');
  });

  it('open as they were, as text', () => {
    const opened = { id: 'a', title: 'Cinq cartes', created_at: '2026-11-10T10:00:00.000Z' };
    const cards = [{ key: 's', name: 'Le Soleil', position: 'Hier', reversed: true, reading: SCRIPT }];
    const draw = wordsOf(
      <DrawPage data={{ ...opened, draw: { spread: 'Amour', question: 'Où ?', cards } }} params={{}} />,
    );
    expect(draw).toContain('renversée');
    expect(draw).not.toContain(SCRIPT);
    const email = { subject: 'Odile', text: `Bonjour\n${SCRIPT}`, sent_at: '2026-11-08T10:00:00Z' };
    const letter = wordsOf(<EmailPage data={{ ...opened, email, next: null }} params={{}} />);
    expect(letter).toContain('8 novembre 2026');
    expect(letter).not.toContain(SCRIPT);
  });

  it('know their categories: another address is a 404', () => {
    const screen = profileScreens.find(({ name }) => name === 'profile.activities');
    expect(screen && accepts(screen, { category: 'tirages' })).toBe(true);
    expect(screen && accepts(screen, { category: 'secrets' })).toBe(false);
    expect(screen?.input?.({ category: 'tirages' })).toEqual({ offset: '0', perPage: '0', category: 'draw' });
    expect(screen?.input?.({})).toMatchObject({ category: 'all' });
  });
});

describe('contacts', () => {
  it('are a list, or the words that say how to begin', () => {
    const html = wordsOf(<ContactsPage data={sampleProfile} params={{}} />, '/profil/contacts');
    expect(html).toContain('Née le 4 février 1990 à 6 h 10, Nantes');
    expect(html).toContain('Heure inconnue');
    expect(wordsOf(<ContactsPage data={{ ...sampleProfile, contacts: [] }} params={{}} />)).toContain(
      'Personne pour le moment',
    );
  });

  it('show one, with what can be read for them', () => {
    const [contact] = sampleProfile.contacts;
    const html = wordsOf(
      <ContactPage data={{ contact: contact as never }} params={{}} />,
      '/profil/contacts/detail/01',
    );
    expect(html).toContain('Lire pour Jeanne');
    expect(html).toMatch(/href="\/astrologie\/theme-astral-gratuit\/resultat\/[\w-]+"/);
  });

  it('are changed from what is known, added from nothing, and missed politely', () => {
    const edit = (contactId?: string) => wordsOf(<ContactEditPage data={sampleProfile} params={{ contactId }} />);
    expect(edit('01')).toContain('value="Jeanne"');
    expect(edit()).toContain('Ajouter un proche');
    expect(edit('99')).toContain('Cette fiche n’existe plus');
  });
});

describe('the other pages', () => {
  it('photos: say their limits, and offer no more room than there is', () => {
    const html = wordsOf(<PhotosPage data={samplePhotos} params={{}} />, '/profil/photos');
    expect(html).toContain('8 Mo chacune, 12 photos en tout');
    expect(html).toContain('Portrait');
    const photos = Array.from({ length: 12 }, (_, index) => ({
      ...(samplePhotos.photos[0] as never as object),
      id: `p${index}`,
    }));
    expect(wordsOf(<PhotosPage data={{ max: 12, photos: photos as never }} params={{}} />)).toContain(
      'Votre album est plein',
    );
  });

  it('public profile: nothing that was not chosen', () => {
    const nothing = {
      slug: 'x',
      firstname: null,
      lastname: null,
      photo: null,
      sun_sign: null,
      current_city: null,
      birth_city: null,
      member_since: null,
    };
    expect(wordsOf(<MemberPage data={{ member: nothing }} params={{}} />)).toContain(
      'Ce membre garde le reste pour lui.',
    );
    const some = { ...nothing, firstname: 'Camille', sun_sign: 'gemini' as const, member_since: '2026-06' };
    const html = wordsOf(<MemberPage data={{ member: some }} params={{}} />);
    for (const words of ['Camille', 'Gémeaux', 'juin 2026']) expect(html).toContain(words);
    expect(html).not.toContain('Vit à');
  });

  it('data: readable by a person, whatever its shape', () => {
    expect(wordsOf(<DataPage />)).toContain('Rassembler mes données');
    const html = wordsOf(
      <Readable
        value={{ date_de_naissance: '1988-06-17', proches: [], publiee: false, le: '2026-11-15T12:00:00Z', nom: null }}
      />,
    );
    expect(html).toContain('Date de naissance');
    expect(html).toContain('1988-06-17');
    expect(html).toMatch(/15 novembre 2026/);
    expect(html).toContain('Non');
  });
});
