// @vitest-environment happy-dom
import { doing, draw } from '@solelune/testing/draw';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageLikes } from './page-likes.tsx';

const facebook = 'https://facebook.exemple/solelune';
const shown = async (social: { facebook?: string; likes?: number }) => (await draw(<PageLikes social={social} />)).box;

describe('the likes of the site’s page', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [{}, ''],
    [{ likes: 1 }, '1\u00A0personne aime notre page'],
    [{ likes: 12_345 }, '12\u202F345\u00A0personnes aiment notre page'],
    [{ facebook }, 'Aimer notre page'],
    [{ facebook, likes: 0 }, 'Soyez la première personne à aimer notre page'],
    [{ facebook, likes: 2 }, '2\u00A0personnes aiment notre pageAimer notre page'],
  ])('%j reads « %s »', async (social, words) => expect((await shown(social)).textContent).toBe(words));

  it('once followed, the count stays and the invitation does not come back', async () => {
    const box = await shown({ facebook, likes: 2 });
    await doing(() => box.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true, cancelable: true })));
    expect(box.textContent).toBe('2\u00A0personnes aiment notre page');
    expect(localStorage.getItem('display-first-like')).not.toBeNull();
    expect((await shown({ facebook, likes: 2 })).textContent).toBe('2\u00A0personnes aiment notre page');
  });
});
