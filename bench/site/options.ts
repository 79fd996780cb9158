import { parseArgs } from 'node:util';
import { FAULTS, type FaultName } from './faults/index.ts';

export interface Options {
  members: number;
  /** Journeys a second at the first and at the last step. */
  first: number;
  last: number;
  seconds: number;
  faults: readonly FaultName[];
  /** Journeys a second while something breaks, or through a soak. */
  rate: number;
  soakMinutes: number;
  withRates: boolean;
  withCosts: boolean;
  /** Puts what was measured into docs/8-scale.md. */
  write: boolean;
}

const isFault = (name: string): name is FaultName => name in FAULTS;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string', default: '100000' },
      first: { type: 'string', default: '20' },
      last: { type: 'string', default: '600' },
      seconds: { type: 'string', default: '12' },
      rate: { type: 'string', default: '20' },
      fault: { type: 'string', multiple: true, default: [] },
      faults: { type: 'string' },
      soak: { type: 'string' },
      costs: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'members' | 'first' | 'last' | 'seconds' | 'rate' | 'soak'): number => {
    const value = Number(values[name] ?? 0);
    if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} ${values[name]}: a number`);
    return value;
  };
  if (values.faults !== undefined && values.faults !== 'all') throw new Error('--faults all, or --fault <name>');
  const named = values.faults === 'all' ? Object.keys(FAULTS) : values.fault;
  for (const name of named)
    if (!isFault(name)) throw new Error(`--fault ${name}: one of ${Object.keys(FAULTS).join(', ')}`);
  const isOther = named.length > 0 || values.soak !== undefined;
  return {
    ...{ members: number('members'), first: number('first'), last: number('last'), seconds: number('seconds') },
    ...{ rate: number('rate'), soakMinutes: number('soak'), write: values.write },
    faults: named.filter(isFault),
    withRates: !isOther && !values.costs,
    withCosts: !isOther,
  };
}
