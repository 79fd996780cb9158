import { newId } from '@solelune/platform';
import { startTestApp, type TestApp, useClock } from '@solelune/testing/app';

export const NOW = Temporal.Instant.from('2026-11-15T12:00:00Z');
const clock = useClock('2026-11-15T12:00:00Z');

export interface ProfileTestApp extends TestApp {
  /** Somebody with an account and nothing else; calls made as them. */
  member(firstname?: string): Promise<TestMember>;
  /** Moves the clock of the application, until the end of the test. */
  setNow(now: Temporal.Instant): void;
}

export interface TestMember {
  userId: string;
  get(path: string): Promise<Answered>;
  post(path: string, fields: Record<string, string | string[]>): Promise<Answered>;
  upload(...files: Uint8Array[]): Promise<Answered>;
}

interface Answered {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** The real application with members whose tokens are planted: `Bearer test-token-{userId}`. */
export async function startProfileApp(environment: Record<string, string> = {}): Promise<ProfileTestApp> {
  const app = await startTestApp({
    features: ['account', 'profile'],
    now: clock.now,
    environment,
    identify: async (token) =>
      token.startsWith('test-token-')
        ? { userId: token.slice('test-token-'.length), sessionId: newId(), roles: [] }
        : null,
  });
  return {
    ...app,
    setNow: clock.set,
    member: async (firstname = 'Camille') => {
      const userId = newId();
      const nothing = { password_hash: null, email_verified_at: null, smtp_error: null, deletion_due_at: null };
      const member = { id: userId, email: `${userId}@exemple.fr`, firstname, ...nothing };
      const since = { terms_accepted_at: null, signup_path: null, created_at: new Date('2026-06-01T10:00:00Z') };
      await app.transaction((tx) =>
        tx
          .insertInto('account_user')
          .values({ ...member, ...since })
          .execute(),
      );
      return memberOf(app, userId);
    },
  };
}

function memberOf({ app }: TestApp, userId: string): TestMember {
  const authorization = `Bearer test-token-${userId}`;
  const send = async (method: 'GET' | 'POST', path: string, payload?: Buffer | string, type?: string) => {
    const headers = { authorization, ...(type ? { 'content-type': type } : {}) };
    const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    userId,
    get: (path) => send('GET', path),
    post: (path, fields) => {
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        Array.isArray(value) ? value.map((item) => [`${name}[]`, item]) : [[name, value]],
      );
      return send('POST', path, `${new URLSearchParams(pairs as string[][])}&`, 'application/x-www-form-urlencoded');
    },
    upload: (...files) =>
      send('POST', 'user/profile/photos/upload.json', multipart(files), 'multipart/form-data; boundary=frontiere'),
  };
}

/** As a browser sends it; the name and the type say what they like. */
function multipart(files: Uint8Array[]): Buffer {
  const parts = files.flatMap((bytes) => [
    Buffer.from(
      '--frontiere\r\ncontent-disposition: form-data; name="files[]"; filename="vacances.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from('--frontiere--\r\n')]);
}
