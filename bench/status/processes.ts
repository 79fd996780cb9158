import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const ADVISORS = 20;
const LIMIT_MS = 60_000;
/** However it ends, nothing of it stays: neither processes nor a run that hangs. */
const WHOLE_MS = 295_000;

const children = new Set<ChildProcess>();
process.once('exit', () => stop([...children]));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.log(`Not done within ${WHOLE_MS / 1000} s: given up.`);
  process.exit(1);
}, WHOLE_MS).unref();

export function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), {
    // What is told of thousands of sockets goes as it is, and not as text.
    ...{ execArgv: ['--expose-gc'], serialization: 'advanced' },
    env: { ...process.env, NODE_ENV: 'test', ADVISORS: String(ADVISORS), ...environment },
  });
  children.add(child);
  child.once('exit', (code) => {
    if (!children.delete(child)) return;
    console.log(`${file} ended with ${code}`);
    process.exit(1);
  });
  return child;
}

export async function startServer(file: string, environment: Record<string, string>) {
  const child = start(file, environment);
  const { address, ids } = await answered<{ address: string; ids: number[] }>(child, null, 'address');
  return { child, address, ids };
}

export function stop(all: ChildProcess[]): void {
  for (const child of all) {
    children.delete(child);
    child.kill('SIGKILL');
  }
}

/** The next message that has this, after a question if there is one. */
export function answered<Answer>(child: ChildProcess, question: object | null, has: keyof Answer & string) {
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No "${has}" within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    const hear = (message: Answer & object) => {
      if (!(has in message)) return;
      clearTimeout(timer);
      child.off('message', hear);
      resolve(message);
    };
    child.on('message', hear);
    if (question) child.send(question);
  });
}
