import { login, signup } from '@solelune/account/contract';
import { createClient, type TokenStore } from '@solelune/contract/client';
import { profileData, saveInfos } from '@solelune/profile/contract';

export interface Member {
  logIn: () => Promise<void>;
  readProfile: () => Promise<void>;
}

const PASSWORD = 'lune-en-verseau-77';
/** Nantes. With a birth, reading a profile computes a sky, as it does for most members. */
const BIRTH = { birthdate: '1990-02-04', birthtime: '06:10', birthcity: '2990969' };

/** A new member of the site, who speaks to it as the browser's own code does. */
export async function createMember(address: string, number: number): Promise<Member> {
  if (new URL(address).hostname !== '127.0.0.1') throw new Error('Only this machine is ever loaded.');
  const { call } = createClient({ baseUrl: `${address}/api/`, tokens: memoryTokens() });
  const who = {
    email: `membre.${number}@exemple-courrier.fr`,
    password: PASSWORD,
    rememberme: false,
    device_key: number.toString(16).padStart(32, '0'),
    device_label: 'Firefox, Linux',
  };
  await call(signup, { ...who, firstname: 'Camille', terms: true, path: '/' });
  await call(saveInfos, BIRTH);
  return {
    logIn: async () => void (await call(login, who)),
    readProfile: async () => {
      const answer = await call(profileData, {});
      if (typeof answer === 'symbol' || !answer.profile.sky) throw new Error('A profile came without its sky.');
    },
  };
}

function memoryTokens(): TokenStore {
  let token: string | null = null;
  const keep = (given: string) => void (token = given);
  return { read: () => token, keepShort: keep, keepLong: keep, clear: () => void (token = null) };
}
