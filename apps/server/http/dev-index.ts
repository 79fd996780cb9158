import { escapeHtml } from '@solelune/letters';
import type { FastifyInstance } from 'fastify';
import { sendDevPage } from './dev-page.ts';

/** What the features planted, as they tell it: known once the site listens. */
const planted = new WeakMap<FastifyInstance, readonly string[]>();
export const notePlanted = (app: FastifyInstance, lines: readonly string[]): void => void planted.set(app, lines);

const PLACES = [
  ['/dev/mail', 'Courriers', 'ce que le site a écrit : invitations, confirmations, reçus'],
  ['/dev/letters', 'Lettres', 'chacune, avec son spécimen'],
  ['/design', 'Composants', 'boutons, champs, tableaux'],
  ['/api/docs/', 'Appels', 'tous ceux du site'],
] as const;

const STEPS = [
  'Dans cette fenêtre, connectez-vous comme Maëlle (<a href="/connexion">/connexion</a>), ouvrez <a href="/console">/console</a> et dites-vous disponible.',
  'Dans une fenêtre privée, connectez-vous comme Camille, et ouvrez <a href="/equipe/maelle">/equipe/maelle</a> : sa pastille est devenue verte.',
  'Comme Camille, consultez par chat et payez avec la carte d’essai 4242 4242 4242 4242, une date à venir, trois chiffres quelconques.',
  'Comme Maëlle, acceptez la demande qui vient d’apparaître : le salon s’ouvre des deux côtés. Terminez quand vous voulez, chacun a son reçu.',
  'Pour la régie, connectez-vous comme Alix et ouvrez <a href="/administration">/administration</a> : la commande de Camille s’y rembourse, et le journal le dit. Noé (assistance), Inès (rédaction) et Basile (comptes) n’y voient chacun que leur part.',
];

/** What a newcomer needs to play both sides alone. In development only. */
export function registerDevIndex(app: FastifyInstance): void {
  app.get('/dev', async (_, reply) => {
    const logins = (planted.get(app) ?? []).map((line) => `<li>${escapeHtml(line)}`);
    const list = logins.length > 0 ? `<ul>${logins.join('')}</ul>` : '<p>Rien n’a été planté ici.</p>';
    const places = PLACES.map(([address, name, words]) => `<li><a href="${address}">${name}</a> : ${words}`);
    return sendDevPage(
      reply,
      'Essayer le site',
      `<h2>Qui peut se connecter</h2>${list}
<h2>Jouer les deux côtés, seul, en deux fenêtres</h2><p>Deux minutes suffisent ; rien n’est débité.</p><ol>${STEPS.map((step) => `<li>${step}`).join('')}</ol>
<p>Ces personnes entrent sans second facteur : il n’est dispensé qu’hors production, pour qui n’en a pas. Pour en essayer un, invitez quelqu’un depuis
<a href="/administration/equipe">l’équipe</a>, et ouvrez son lien dans les courriers.</p>
<h2>Aussi</h2><ul>${places.join('')}</ul>`,
    );
  });
}
