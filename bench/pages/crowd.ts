import { fork } from 'node:child_process';
import path from 'node:path';

interface Crowd {
  /** Sends everybody home; how many answers of each status they had. */
  leave(): Promise<Record<string, number>>;
}

interface CrowdSize {
  visitors: number;
  /** What each of them asks for at once. */
  atOnce: number;
  /** The number of their first birth: two crowds ask for other charts. */
  first?: number;
}

export function gather(address: string, { visitors, atOnce, first = 0 }: CrowdSize): Crowd {
  const script = path.join(import.meta.dirname, 'visitors.ts');
  const child = fork(script, [address, visitors, atOnce, first].map(String), { stdio: 'inherit' });
  const told = new Promise<Record<string, number>>((resolve, reject) => {
    child.once('message', (statuses) => resolve(statuses as Record<string, number>));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The visitors ended with ${code}`)));
  });
  return {
    leave: async () => {
      child.send('leave');
      const statuses = await told;
      child.disconnect();
      return statuses;
    },
  };
}
