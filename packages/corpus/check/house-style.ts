/** What the editorial guide forbids, and what the renderer's typography cannot put right by itself. */
export interface Finding {
  readonly rule: 'typography' | 'house-style';
  readonly message: string;
}

/** Filler, threats and fates, written with a curly apostrophe as the finished text has it. */
const FORBIDDEN_PHRASES = [
  'dans un monde en constante évolution',
  'dans un monde où',
  'n’hésitez pas à',
  'n’hésitez plus',
  'il est important de noter',
  'il convient de noter',
  'force est de constater',
  'sans plus attendre',
  'sans plus tarder',
  'plongez dans l’univers',
  'plongeons dans',
  'à l’ère du numérique',
  'de nos jours, il est',
  'en conclusion',
  'sinon',
  'votre destin est scellé',
  'vous êtes condamné',
  'vous allez mourir',
  'garanti à 100',
];

const PATTERNS: readonly (Finding & { readonly pattern: RegExp })[] = [
  { rule: 'house-style', message: 'turn the sentence instead of an inclusive dot', pattern: /\p{L}[·•‧⋅]\p{L}+/u },
  {
    rule: 'house-style',
    message: 'turn the sentence instead of an inclusive dot',
    pattern: /\p{L}\.(?:e|es|s|ne|nes|le|les|se|ve|trice|rice|euse)(?!\p{L})/u,
  },
  {
    rule: 'house-style',
    message: 'turn the sentence instead of brackets',
    pattern: /\p{L}\((?:e|es|s|ne|le|te|se|ve|trice|rice|euse)\)/u,
  },
  {
    rule: 'house-style',
    message: 'turn the sentence instead of a slash',
    pattern: /\p{L}\/(?:e|ne|le|se|ve|trice|rice|euse)(?!\p{L})/u,
  },
  { rule: 'house-style', message: 'no exclamation storm', pattern: /!\s*[!?]|\?\s*!/u },
  { rule: 'house-style', message: 'no emoji', pattern: /\p{Extended_Pictographic}/u },
  { rule: 'typography', message: 'write « », not straight quotation marks', pattern: /"/u },
  {
    rule: 'typography',
    message: 'an apostrophe follows a letter and touches the next word',
    pattern: /(?<![\p{L}\p{N}])’|’(?=\s|$)/u,
  },
  {
    rule: 'typography',
    message: 'no elision before a consonant',
    // The dictionary lets every noun take "l'", consonants too.
    pattern: /(?<!\p{L})(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)’[bcdfgjklmnpqrstvxz]/iu,
  },
  { rule: 'typography', message: 'write one full stop or three', pattern: /\.\./u },
  { rule: 'typography', message: 'write an em dash or a comma, not two hyphens', pattern: /--/u },
  { rule: 'typography', message: 'no space before a comma or a full stop', pattern: /\s[,.](?!\d)/u },
  { rule: 'typography', message: 'a space follows , ; and :', pattern: /[,;](?=\p{L})|\u00A0:(?=\S)/u },
  {
    rule: 'typography',
    message: 'ranks are written 1er, 1re, 2e',
    pattern: /\d(?:ère|ere|ème|eme|ième|nde?)(?!\p{L})/u,
  },
  { rule: 'typography', message: 'times are written 14 h 30', pattern: /(?<!\d)\d{1,2}:\d{2}(?!\d)/u },
  {
    rule: 'typography',
    message: 'write À with its accent',
    pattern:
      /(?:^|[.!?…]\s+|«\s*)A\s(?:la|l’|chaque|force|ce|cette|cet|partir|travers|vous|votre|vos|deux|un|une|qui|quoi|mesure|côté|défaut)(?!\p{L})/mu,
  },
  { rule: 'typography', message: 'HTML is not allowed in texts', pattern: /<\/?[a-z][^>]*>/iu },
];

/** Judges finished text: typography applied, Markdown gone. */
export function judgeStyle(text: string): Finding[] {
  const findings: Finding[] = PATTERNS.flatMap(({ rule, message, pattern }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ rule, message: `${message}: "${around(text, found.index)}"` }];
  });
  const read = text.toLocaleLowerCase('fr');
  for (const phrase of FORBIDDEN_PHRASES) {
    if (new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'u').test(read)) {
      findings.push({ rule: 'house-style', message: `the editorial guide forbids "${phrase}"` });
    }
  }
  if (text.split('«').length !== text.split('»').length) {
    findings.push({ rule: 'typography', message: 'a « or a » has lost its other half' });
  }
  return findings;
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 20), index + 20)
    .replace(/\s+/gu, ' ')
    .trim();
}
