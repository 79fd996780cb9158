import type { Case } from '../case.ts';
import { letterTo, secretIn } from '../site/letters.ts';
import { someone } from '../site/visitor.ts';

export const keptByProxies: Case = {
  name: 'kept-by-proxies',
  severity: 'medium',
  loss: 'a page that its member took back, and the code that opens an account, in caches and logs of others',
  async try(site) {
    const email = someone();
    const slug = `membre-${Date.now()}`;
    const member = site.visitor();
    await member.signup(email);
    await member.post('user/profile/public/save.json', { published: '1', slug, shown: ['firstname'] });
    await member.post('user/account/recovery/request', { email });
    const letter = await letterTo(site, email, 'recovery');
    const code = secretIn(letter, 'recuperation-mot-de-passe');
    const isInPath = letter.includes(`/${code}`);
    const policies: string[] = [];
    for (const page of [`/membre/${slug}`, `/recuperation-mot-de-passe/${code}`])
      for (const _ of ['rendered', 'again']) {
        const { status, headers } = await site.visitor().page(page);
        policies.push(status === 200 ? (headers['cache-control'] ?? 'nothing said') : String(status));
      }
    return {
      held: !isInPath && policies.every((policy) => policy.includes('no-store')),
      figure: `told to caches: ${[...new Set(policies)].join(' | ')}; the code is in the ${isInPath ? 'path' : 'fragment'}`,
    };
  },
};
