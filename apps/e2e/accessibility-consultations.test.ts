import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { roomsSite } from './rooms-site.ts';
import { hydrated } from './site.ts';

const site = roomsSite();

/** Their examples need two people and a room between them: one that is asked for, and one that is over. */
describe('the pages of consultations', () => {
  it('hold no axe violation, for the member and for the advisor, and lose nothing when zoomed', async () => {
    const over = await site.couple({ secondsAgo: 420, heardSecondsAgo: 297 });
    const asked = await site.couple({ phase: 'requested' });
    const found: string[] = [];
    const visitAll = async (token: string, paths: readonly string[]) => {
      const page = await site.enter('desktop', token, paths[0] as string);
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.getByText('Page introuvable').count(), path).toBe(0);
        found.push(...(await accessProblems(page)).map((problem) => `${path} ${problem}`));
      }
    };
    await visitAll(asked.member.token, [`/consultation/${asked.id}`]);
    await visitAll(asked.advisor.token, ['/console', '/console/charte', '/console/questions']);
    await visitAll(over.member.token, [
      ...[`/equipe/${over.advisor.slug}/consulter`, '/profil/limites', '/profil/questions'],
      ...[`/consultation/${over.id}/recu`, `/consultation/${over.id}/conversation`],
    ]);
    expect(found).toEqual([]);
  });
});
