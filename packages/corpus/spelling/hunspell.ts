/**
 * Reads a Hunspell dictionary (.aff rules, .dic stems) and answers whether a word exists, by stripping affixes from
 * the word instead of expanding every stem: the French dictionary opens in a fraction of a second, where
 * libraries that expand it need many seconds and hundreds of megabytes.
 *
 * Covers what the French dictionary uses: two-character flags, suffixes whose results take prefixes, prefixes whose
 * results take suffixes, and cross products. NEEDAFFIX and CIRCUMFIX are declared there and never used; KEEPCASE is not enforced.
 */
export interface SpellingDictionary {
  /** One word as written, apostrophe straight or curly; hyphens join words that are looked up together, then apart. */
  accepts(word: string): boolean;
}

interface AffixRule {
  readonly flag: string;
  /** What the rule takes off the stem, to be put back when the affix is stripped. */
  readonly strip: string;
  readonly condition: RegExp;
  /** Flags of the other affixes that the result may take. */
  readonly next: ReadonlySet<string>;
  readonly crosses: boolean;
}

type Rules = ReadonlyMap<string, readonly AffixRule[]>;

export function openHunspell(aff: string, dic: string): SpellingDictionary {
  const flagsOf = flagReader();
  const { prefixes, suffixes } = readAffixes(aff, flagsOf);
  const stems = readStems(dic, flagsOf);

  /** Whether the dictionary gives this form, and lets it take the given prefix when one is asked for. */
  const gives = (form: string, prefix?: AffixRule): boolean => {
    const takes = (flags: ReadonlySet<string>) => prefix === undefined || flags.has(prefix.flag);
    if (stems.get(form)?.some(takes)) return true;
    if (prefix !== undefined && !prefix.crosses) return false;
    for (let cut = 0; cut <= form.length; cut += 1) {
      for (const rule of suffixes.get(form.slice(cut)) ?? []) {
        const stem = form.slice(0, cut) + rule.strip;
        if (!rule.condition.test(stem)) continue;
        // Either affix may be the one that allows the other ("centi-" gives "mètre" its plural).
        const fits = (flags: ReadonlySet<string>) =>
          (flags.has(rule.flag) && (takes(flags) || takes(rule.next))) ||
          (takes(flags) && prefix?.next.has(rule.flag) === true);
        if (stems.get(stem)?.some(fits)) return true;
      }
    }
    return false;
  };

  const givesPrefixed = (form: string): boolean => {
    for (let cut = 0; cut < form.length; cut += 1) {
      for (const rule of prefixes.get(form.slice(0, cut)) ?? []) {
        const rest = rule.strip + form.slice(cut);
        if (rule.condition.test(rest) && gives(rest, rule)) return true;
      }
    }
    return false;
  };

  const knows = (word: string) => casings(word).some((form) => gives(form) || givesPrefixed(form));

  const judge = (word: string) => {
    const written = word.normalize('NFC').replaceAll('’', "'");
    return knows(written) || (written.includes('-') && written.split('-').every((part) => part !== '' && knows(part)));
  };
  // Texts repeat their words: nine in ten have been judged before.
  const judged = new Map<string, boolean>();
  return {
    accepts: (word) => {
      const verdict = judged.get(word) ?? judge(word);
      judged.set(word, verdict);
      return verdict;
    },
  };
}

/** A stem in lower case may be written with a capital, and anything may be written in capitals. */
function casings(word: string): string[] {
  const lower = word.toLocaleLowerCase('fr');
  if (word === lower) return [word];
  const lowerFirst = word.charAt(0).toLocaleLowerCase('fr') + word.slice(1);
  if (word !== word.toLocaleUpperCase('fr')) return [word, lowerFirst];
  return [word, lower, lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1)];
}

/** Flags are pairs of characters; the same few thousand combinations return all the time, so they are shared. */
function flagReader(): (text: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const flags = new Set(text.match(/../gu));
    known.set(text, flags);
    return flags;
  };
}

function readAffixes(
  aff: string,
  flagsOf: (text: string) => ReadonlySet<string>,
): { prefixes: Rules; suffixes: Rules } {
  const prefixes = new Map<string, AffixRule[]>();
  const suffixes = new Map<string, AffixRule[]>();
  const crosses = new Map<string, boolean>();
  const conditions = new Map<string, RegExp>();
  for (const line of aff.split('\n')) {
    const [type, flag = '', strip = '', added = '', condition] = line.split(/\s+/u);
    if (type !== 'PFX' && type !== 'SFX') continue;
    if (condition === undefined || condition === '') {
      crosses.set(flag, strip === 'Y');
      continue;
    }
    const [affix = '', next = ''] = added.split('/');
    const pattern = type === 'PFX' ? `^${condition}` : `${condition}$`;
    const regExp = conditions.get(pattern) ?? new RegExp(pattern, 'u');
    conditions.set(pattern, regExp);
    const rules = type === 'PFX' ? prefixes : suffixes;
    const key = affix === '0' ? '' : affix;
    const rule = {
      flag,
      strip: strip === '0' ? '' : strip,
      condition: regExp,
      next: flagsOf(next),
      crosses: crosses.get(flag) ?? false,
    };
    rules.set(key, [...(rules.get(key) ?? []), rule]);
  }
  return { prefixes, suffixes };
}

function readStems(dic: string, flagsOf: (text: string) => ReadonlySet<string>): Map<string, ReadonlySet<string>[]> {
  const stems = new Map<string, ReadonlySet<string>[]>();
  // The first line counts the entries; morphology after a blank or a tab is of no use here.
  for (const line of dic.split('\n').slice(1)) {
    const [entry = ''] = line.split(/[\t ]/u);
    const slash = entry.indexOf('/', 1);
    const stem = slash < 0 ? entry : entry.slice(0, slash);
    if (stem === '') continue;
    const flags = flagsOf(slash < 0 ? '' : entry.slice(slash + 1));
    const before = stems.get(stem);
    if (before === undefined) stems.set(stem, [flags]);
    else before.push(flags);
  }
  return stems;
}
