import { findAdvisor, picturesOf } from '@solelune/advisors/api';
import { downloadLink, type Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { activityView, findActivities } from '@solelune/profile/api';
import type { AskedQuestion, MyQuestion } from '../../contract/question.ts';
import { FOLLOW_DAYS, mayFollow } from '../../engine/question.ts';
import { instant } from './commands.ts';
import { pictureDownload } from './picture-download.ts';
import { pictureIds, sealedQuestion } from './question.repo.ts';
import type { QuestionRow } from './tables.ts';
import { personOf } from './tell.ts';

export interface Viewing {
  db: Reader;
  services: Services;
  now: Temporal.Instant;
  who: { userId: string };
}

type Words = keyof typeof sealedQuestion;
export const open = ({ sealing }: Pick<Services, 'sealing'>, row: QuestionRow, column: Words): string => {
  const sealed = row[column];
  return sealed === null ? '' : sealedQuestion[column].open(sealing, row.id, sealed);
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function letter(services: Services, row: QuestionRow, column: Words, at: Date | null) {
  return at ? { words: open(services, row, column), at: at.toISOString() } : null;
}

/** What the member joined and still keeps. A draw is shown by its cards: its own page is the member's alone. */
async function attachedTo(db: Reader, row: QuestionRow): Promise<MyQuestion['attachments']> {
  const found = await findActivities(db, row.user_id, row.attachments);
  return row.attachments.map((id) => {
    const activity = found.find((one) => one.id === id);
    if (!activity) return { title: 'Retiré par le membre', category: 'draw', address: null, lines: [], removed: true };
    const { category, title, payload } = activity;
    const isDraw = category === 'draw';
    const address = isDraw ? null : activityView(activity).address;
    return { title, category, address, lines: isDraw ? cardLines(payload) : [], removed: false };
  });
}

function cardLines(payload: Record<string, unknown>): string[] {
  const cards = payload['cards'] as { name: string; position: string; reversed?: boolean }[];
  return cards.map(({ name, position, reversed }) => `${position} : ${name}${reversed ? ', renversée' : ''}`);
}

async function exchangeOf({ db, services, now, who }: Viewing, row: QuestionRow) {
  const pictures = await pictureIds(db, row.id);
  return {
    ...{ id: row.id, status: row.status, due_at: iso(row.due_at) },
    question: { words: open(services, row, 'question'), at: (row.asked_at ?? row.created_at).toISOString() },
    attachments: await attachedTo(db, row),
    pictures: pictures.map((id) => downloadLink(services, pictureDownload, id, who, now)),
    answer: letter(services, row, 'answer', row.answered_at),
    followup: letter(services, row, 'followup', row.followup_at),
    followup_answer: letter(services, row, 'followup_answer', row.followup_answered_at),
  };
}

export async function advisorOf(db: Reader, advisorId: number): Promise<MyQuestion['advisor']> {
  const advisor = await findAdvisor(db, advisorId);
  const picture = (await picturesOf(db, [advisorId])).get(advisorId) ?? null;
  return {
    ...{ slug: advisor?.slug ?? '', name: advisor?.name ?? 'Un conseiller', picture },
    is_demo: advisor?.isDemo ?? false,
  };
}

export async function memberView(viewing: Viewing, row: QuestionRow): Promise<MyQuestion> {
  const answeredAt = row.answered_at && instant(row.answered_at);
  const isOpen = mayFollow(row.status, answeredAt, viewing.now);
  return {
    ...(await exchangeOf(viewing, row)),
    advisor: await advisorOf(viewing.db, row.advisor_id),
    ...{ amount_cents: row.amount_cents, delay_hours: row.delay_hours },
    follow_until:
      isOpen && answeredAt
        ? new Date(answeredAt.add({ hours: FOLLOW_DAYS * 24 }).epochMilliseconds).toISOString()
        : null,
  };
}

const firstnameOf = async (db: Reader, userId: string) => (await personOf(db, userId))?.firstname ?? 'Un membre';

export const advisorView = async (viewing: Viewing, row: QuestionRow): Promise<AskedQuestion> => ({
  ...(await exchangeOf(viewing, row)),
  firstname: await firstnameOf(viewing.db, row.user_id),
  draft: open(viewing.services, row, 'draft'),
});

const OPENING_LENGTH = 140;

export const openingOf = (services: Services, row: QuestionRow) => ({
  ...{ id: row.id, status: row.status, due_at: iso(row.due_at) },
  opening: open(services, row, row.status === 'followed' ? 'followup' : 'question')
    .replaceAll(/\s+/g, ' ')
    .slice(0, OPENING_LENGTH),
  asked_at: (row.followup_at ?? row.asked_at ?? row.created_at).toISOString(),
});

export const listedForAdvisor = async ({ db, services }: Viewing, row: QuestionRow) => ({
  ...openingOf(services, row),
  firstname: await firstnameOf(db, row.user_id),
});
