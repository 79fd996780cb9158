/** What the reader chose to say; nothing chosen is an answer too. */
export type Gender = 'F' | 'M' | null | undefined;

/** Three sentences, each written out: never « né(e) », never « né·e ». `neutral` is turned so that nothing agrees. */
export interface Variants {
  readonly f: string;
  readonly m: string;
  readonly neutral: string;
}

export function inGender(gender: Gender, { f, m, neutral }: Variants): string {
  if (gender === 'F') return f;
  return gender === 'M' ? m : neutral;
}
