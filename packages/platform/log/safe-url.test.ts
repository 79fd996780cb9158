import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each([
    [
      '/astrologie/theme-astral-gratuit/resultat/eyJiaXJ0aGRhdGUiOiIxOTg0In0',
      '/astrologie/theme-astral-gratuit/resultat/***',
    ],
    ['/numerologie/chemin-de-vie/calcul/1984-03-12', '/numerologie/chemin-de-vie/calcul/***'],
    ['/numerologie/expression/resultat/7/11', '/numerologie/expression/resultat/***/***'],
    ['/numerologie/compatibilite-prenom/calcul/Jeanne-et-Paul', '/numerologie/compatibilite-prenom/calcul/***'],
    ['/profil/mon-profil/0123456789abcdef0123456789abcdef', '/profil/mon-profil/***'],
    ['/recuperation-mot-de-passe/abc123', '/recuperation-mot-de-passe/***'],
    ['/equipe?email=a@b.fr#x', '/equipe?***'],
    ['https://user:secret@solelune.example/equipe/celeste', 'https://***@solelune.example/equipe/celeste'],
    ['/erreur-reseau/%2Fastrologie%2Fx', '/erreur-reseau/***'],
  ])('masks %s', (url, shown) => expect(safeUrl(url)).toBe(shown));

  it.each([
    '/',
    '/horoscope/horoscope-annee-2025/belier',
    '/actu/avec-la-lune/comment-la-pleine-lune-de-janvier-2026-eclaire-les-signes-de-terre',
    '/angeologie/liste-des-72-ange-gardien',
    '/api/astrology/sign/compatibility/result.json',
    '/profil/contacts/detail/0190f3c2-7b1a-7c3d-8e4f-0123456789ab',
    '/angeologie/calendrier-regence-anges/3/2026',
  ])('keeps %s', (url) => expect(safeUrl(url)).toBe(url));

  it('never throws and never keeps a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.stringMatching(/^[a-z]{6,}$/), (path, value) => {
        expect(safeUrl(`/${path.replaceAll(/[#?]/g, '')}?q=${value}`)).toMatch(/\?\*\*\*$/);
      }),
    );
  });
});
