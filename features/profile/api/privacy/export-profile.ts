import type { Reader } from '@solelune/platform';
import { KIND_WORDS } from '../../activity-kinds.ts';
import { PUBLIC_FIELD_WORDS, THEME_WORDS, TOPIC_WORDS } from '../../member-choices.ts';
import { labelled } from '../birth/places.ts';
import { listContacts } from '../contacts/contact.repo.ts';
import { emptyMember, findMember } from '../member/member.repo.ts';
import { listMessages } from '../messages/message.repo.ts';
import { listPhotos } from '../photos/photo.repo.ts';

const placeName = (id: string | null): string | null => labelled(id)?.label ?? null;
const EVERYTHING = 100_000;

/** Everything that the member area keeps about a member, under French keys: it is the member who reads it. */
export async function exportProfile(db: Reader, userId: string): Promise<Record<string, unknown>> {
  const member = (await findMember(db, userId)) ?? emptyMember(userId);
  const decisions = await db
    .selectFrom('profile_consent')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at')
    .execute();
  // Removed ones too: as long as they can be brought back, they are there.
  const activities = await db
    .selectFrom('profile_activity')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const messages = await listMessages(db, { userId, offset: 0, limit: EVERYTHING, newFirst: false });
  return {
    identite: {
      nom: member.lastname,
      genre: member.gender,
      date_de_naissance: member.birthdate,
      heure_de_naissance: member.birthtime,
      lieu_de_naissance: placeName(member.birthcity),
      ville_actuelle: placeName(member.current_city),
      telephone_fixe: member.fixed_phone,
      telephone_mobile: member.mobile_phone,
    },
    page_publique: {
      publiee: member.is_published,
      adresse: member.is_published ? `/membre/${member.slug}` : null,
      montre: member.shown.map((field) => PUBLIC_FIELD_WORDS[field]),
    },
    lettres_demandees: member.email_topics.map((topic) => TOPIC_WORDS[topic].title),
    proches: (await listContacts(db, userId)).map((contact) => ({
      prenom: contact.firstname,
      nom: contact.lastname,
      genre: contact.gender,
      date_de_naissance: contact.birthdate,
      heure_de_naissance: contact.birthtime,
      lieu_de_naissance: placeName(contact.birthcity),
      ajoute_le: contact.created_at,
    })),
    photos: (await listPhotos(db, userId)).map(({ width, height, is_profile, created_at }) => ({
      largeur_px: width,
      hauteur_px: height,
      photo_de_profil: is_profile,
      ajoutee_le: created_at,
    })),
    activites: activities.map(({ category, title, payload, created_at, deleted_at }) => ({
      sorte: KIND_WORDS[category].singular,
      titre: title,
      contenu: payload,
      gardee_le: created_at,
      retiree_le: deleted_at,
    })),
    messages: messages.map(({ subject, body, sent_at, read_at }) => ({
      objet: subject,
      texte: body,
      envoye_le: sent_at,
      lu_le: read_at,
    })),
    accords: decisions.map(({ theme, granted, made_at }) => ({
      theme: THEME_WORDS[theme].title,
      decision: granted ? 'accordé' : 'refusé ou retiré',
      le: made_at,
    })),
  };
}
