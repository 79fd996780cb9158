import type { Writer } from '@solelune/platform';
import { insertMessage } from './message.repo.ts';

/** The first message of every member: where things are, and what to begin with. */
export const sendWelcome = (tx: Writer, userId: string, now: Temporal.Instant): Promise<void> =>
  insertMessage(
    tx,
    userId,
    {
      subject: 'Bienvenue dans votre espace',
      body: 'Vos résultats enregistrés vous attendront dans Activités, les naissances de ceux que vous aimez dans Proches. Commencez par dire la vôtre : les formulaires du site se rempliront d’eux-mêmes.',
      link: '/profil/mon-profil',
    },
    now,
  );
