import type { OpenLetter } from '@solelune/profile/api';
import { questionOfLetter } from './question.repo.ts';
import { open } from './views.ts';

/** The words of an answer, for its member's activities. */
export const openAnswer: OpenLetter = async (db, services, { userId, activityId }) => {
  const row = await questionOfLetter(db, userId, activityId);
  if (!row) return null;
  const text = open(services, row, row.answer_activity === activityId ? 'answer' : 'followup_answer');
  const words = row.status === 'answered' ? 'Relire ma question, poser la suite' : 'Relire ma question';
  return { text, next: { words, address: `/profil/question/${row.id}` } };
};
