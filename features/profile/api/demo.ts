import type { FeatureParts } from '@solelune/contract/server';
import { saveActivity } from './activities/save-activity.ts';
import { findMember, saveMember } from './member/member.repo.ts';

const WHO = 'camille@demo.solelune.example';
const LYON = '2996944';
const BIRTH = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON };
const infos = Buffer.from(JSON.stringify(BIRTH)).toString('base64url');

/** One of most kinds: a list of activities that is worth opening. */
const RESULTS = [
  {
    category: 'natal-chart',
    title: 'Thème astral de Camille',
    payload: {
      address: `/astrologie/theme-astral-gratuit/resultat/${infos}`,
      summary: 'Née à Lyon, le 17 juin 1988 à 14 h 25',
    },
  },
  {
    category: 'angel',
    title: 'Ange gardien de Camille',
    payload: { address: `/angeologie/calcul-ange-gardien-naissance/resultat/${infos}` },
  },
  { category: 'numerology', title: 'Chemin de vie 4', payload: { address: '/numerologie/chemin-de-vie/resultat/4' } },
  {
    category: 'draw',
    title: 'Trois cartes, un dimanche',
    payload: {
      spread: 'Trois cartes',
      question: 'Par où commencer ?',
      cards: [
        { key: 'tarot/le-bateleur', name: 'Le Bateleur', position: 'Ce qui est là' },
        { key: 'tarot/l-etoile', name: 'L’Étoile', position: 'Ce qui aide', reversed: true },
        { key: 'tarot/le-soleil', name: 'Le Soleil', position: 'Ce qui vient' },
      ],
    },
  },
] as const;

/** What the member of the demonstration has kept; nothing where they have said something of their own. */
export async function plantResults({ db, transaction, now }: FeatureParts): Promise<string[]> {
  const member = await db.selectFrom('account_user').select('id').where('email', '=', WHO).executeTakeFirst();
  if (!member || (await findMember(db, member.id))) return [];
  const { firstname: _, ...birth } = BIRTH;
  await transaction(async (tx) => {
    await saveMember(tx, member.id, birth, now());
    for (const result of RESULTS) await saveActivity(tx, member.id, result as never, now());
  });
  return [`Démonstration : ${RESULTS.length} résultats gardés par Camille, /profil/activites`];
}
