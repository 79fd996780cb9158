import { expect } from 'vitest';

/** The demonstration's advisor who can log in, by the site's own calls: what her console will do. */
export async function maelle(site: string) {
  const login = new URLSearchParams({ email: 'maelle@demo.solelune.example', password: 'venus-en-balance' });
  const answer = await (await fetch(`${site}/api/user/account/login`, { method: 'POST', body: login })).json();
  expect(answer.error).toBeUndefined();
  return async (path: string, fields?: Record<string, string>) => {
    const sent = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const headers = { authorization: `Bearer ${answer.jwtoken}` };
    const said = await fetch(`${site}/api/${path}.json`, { headers, ...sent });
    const body = await said.json();
    expect(said.status, JSON.stringify(body)).toBe(200);
    return body;
  };
}
