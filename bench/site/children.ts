import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const LIMIT_MS = 120_000;
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A process of the benchmark, which is gone when the benchmark is, and the benchmark when it is. */
export function startChild(file: string, args: readonly string[] = [], env: Record<string, string> = {}): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), args, {
    ...{ serialization: 'advanced', env: { ...process.env, ...env } },
  });
  children.add(child);
  child.once('exit', (code) => {
    if (!children.delete(child)) return;
    console.error(`${file} ended with ${code}`);
    process.exit(1);
  });
  return child;
}

export function endChild(child: ChildProcess): void {
  children.delete(child);
  child.kill('SIGKILL');
}

/** The next message that has this, after a question if there is one. */
export const answered = <Answer>(child: ChildProcess, question: object | null, has: string, limitMs = LIMIT_MS) =>
  new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no "${has}" within ${limitMs / 1000} s`)), limitMs);
    const hear = (message: Record<string, Answer>) => {
      if (!(has in message)) return;
      clearTimeout(timer);
      child.off('message', hear);
      resolve(message[has] as Answer);
    };
    child.on('message', hear);
    if (question) child.send(question);
  });
