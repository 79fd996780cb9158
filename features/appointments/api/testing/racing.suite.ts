import { plantAdvisor } from '@solelune/advisors/testing';
import { newId } from '@solelune/platform';
import type { MemberTestApp } from '@solelune/testing/app';
import { describe, expect, it } from 'vitest';
import { saveAgenda } from '../agenda.repo.ts';

const PEOPLE = 12;

/** What the database itself holds, whoever asks and however many at once: run on both. */
export function racingSuite(app: () => MemberTestApp, monday: Temporal.Instant): void {
  const day = monday.add({ hours: 24 }).toString().slice(0, 10);
  const insert = (advisorId: number, userId: string, from: string, to: string, status = 'booked') =>
    app().database.execute(
      `insert into appointments_appointment
         (id, user_id, advisor_id, advisor_slug, advisor_name, starts_at, busy_until, duration_minutes, kind, amount_cents, status)
       values ($1, $2, $3, 'x', 'X', $4, $5, 30, 'phone', 9600, $6)`,
      [newId(), userId, advisorId, `${day}T${from}:00Z`, `${day}T${to}:00Z`, status],
    );
  const plant = () =>
    app().transaction(async (tx) => {
      const advisor = await plantAdvisor(tx);
      const weekly = [{ weekday: 2, from: 0, to: 1440 }];
      const settings = { exceptions: [], worksOnHolidays: true, bufferMinutes: 10, noticeMinutes: 0, horizonDays: 9 };
      await saveAgenda(tx, advisor.id, { weekly, ...settings });
      return advisor;
    });

  describe('the database', () => {
    it('refuses what overlaps for one advisor, and nothing else', async () => {
      const [one, other] = [await plant(), await plant()];
      const member = await app().addMember();
      await insert(one.id, member, '10:00', '10:40');
      for (const [from, to] of [
        ['10:00', '10:40'],
        ['09:30', '10:01'],
        ['10:39', '11:00'],
        ['09:00', '12:00'],
      ] as const)
        await expect(insert(one.id, member, from, to), `${from} ${to}`).rejects.toMatchObject({ code: '23P01' });
      await insert(one.id, member, '10:40', '11:10');
      await insert(one.id, member, '09:30', '10:00');
      await insert(other.id, member, '10:00', '10:40');
      await insert(one.id, member, '10:00', '10:40', 'cancelled');
    });

    it('lets one of many have an hour, whatever lengths they ask for', async () => {
      const { id, slug } = await plant();
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => app().addMember()));
      const answers = await Promise.all(
        people.map((token, index) => {
          const minutes = String([15, 30, 45, 60][index % 4]);
          const fields = { slug, starts_at: `${day}T11:00:00Z`, minutes, kind: 'phone', zone: 'Europe/Paris' };
          return app().submit('appointment/hold.json', fields, token);
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(PEOPLE - 1);
      const { rows } = await app().database.execute(
        `select count(*)::int as count from appointments_appointment where advisor_id = $1 and status = 'held'`,
        [id],
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  });
}
