/**
 * While a new version is put in the place of the one before, both use the database. So a change is made in three releases: expand (add what is
 * new, beside what there is), migrate (write both, copy the rest in small steps), contract (take away what nobody reads any more). This reads one
 * migration and names what would break the version before it, or keep its queries waiting. Tables made in the same file are nobody's yet.
 */
export interface Risk {
  kind: 'breaks' | 'locks';
  statement: string;
  why: string;
}

interface Rule {
  kind: Risk['kind'];
  pattern: RegExp;
  /** Not where this is said too. */
  unless?: RegExp;
  why: string;
}

const RULES: Rule[] = [
  {
    kind: 'breaks',
    pattern: /^drop (?:table|view|function|type|schema|sequence)/,
    why: 'the version before still uses it',
  },
  {
    kind: 'breaks',
    pattern: /^alter .*\brename\b/,
    why: 'the version before knows the former name: add the new one beside it',
  },
  {
    kind: 'breaks',
    pattern: /^alter table .*\bdrop (?:column )?(?!constraint|default|not null|expression|identity)\w/,
    why: 'the version before still reads the column',
  },
  {
    kind: 'breaks',
    pattern: /^alter table .*\balter (?:column )?\S+ (?:set data )?type\b/,
    why: 'the table is rewritten, and the version before expects the former type',
  },
  {
    kind: 'breaks',
    pattern: /^alter table .*\bset not null\b/,
    why: 'the version before may write null, and the whole table is read under a lock',
  },
  {
    kind: 'breaks',
    pattern: /^alter table .*\badd (?:column )?(?!constraint)\w+ [^,]*\bnot null\b/,
    unless: /\bdefault\b|\bgenerated\b/,
    why: 'rows that the version before writes have no such value: give it a default',
  },
  {
    kind: 'breaks',
    pattern: /^alter table .*\badd (?:constraint \S+ )?(?:check|foreign key)\b/,
    unless: /\bnot valid\b/,
    why: 'every row is read under a lock, and the version before may break the rule: add it as not valid, validate it in a later release',
  },
  {
    kind: 'locks',
    pattern: /^alter table .*\badd (?:constraint \S+ )?(?:unique|primary key|exclude)\b/,
    why: 'nothing is written while the index is made',
  },
  {
    kind: 'locks',
    pattern: /^alter table .*\bdefault \S*(?:random|clock_timestamp|nextval|uuid)/,
    why: 'another value for each row: the whole table is rewritten',
  },
  {
    kind: 'locks',
    pattern: /^create (?:unique )?index (?!concurrently)/,
    why: 'nothing is written to the table while the index is made',
  },
  {
    kind: 'locks',
    pattern: /^(?:update|delete from|truncate)\b/,
    why: 'rows stay locked until the migration ends: a job changes them in small steps',
  },
  {
    kind: 'locks',
    pattern: /^(?:lock|vacuum full|cluster|reindex|refresh materialized view)\b/,
    why: 'it waits for everybody, and everybody for it',
  },
];

/** A comment above a statement answers for it: `-- contract: nobody reads it since 1.4`, `-- short: the table has a hundred rows`. */
const ANSWERS = { breaks: /--\s*contract:\s*\S/, locks: /--\s*short:\s*\S/ };

export function risksOf(sql: string): Risk[] {
  const statements = split(sql);
  const made = new Set(
    statements.flatMap(({ text }) => /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/.exec(text)?.[1] ?? []),
  );
  return statements.flatMap(({ text, comments }) => {
    if (made.has(tableOf(text))) return [];
    return RULES.filter(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
      .filter(({ kind }) => !ANSWERS[kind].test(comments))
      .map(({ kind, why }) => ({ kind, why, statement: text.slice(0, 120) }));
  });
}

function tableOf(statement: string): string {
  const [, table = ''] =
    /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index (?:.*? )?on (?:only )?|update (?:only )?|delete from (?:only )?|truncate (?:table )?|lock (?:table )?|drop table (?:if exists )?)([\w."]+)/.exec(
      statement,
    ) ?? [];
  return table;
}

interface Statement {
  /** In lower case, on one line, without comments and without what stands between quotes. */
  text: string;
  comments: string;
}

/** A comment, a text, the body of a function, or one more character: what the first three say is not done now, and their semicolons end nothing. */
const TOKEN = /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\3\$)|[\s\S]/g;

function split(sql: string): Statement[] {
  const statements: Statement[] = [{ text: '', comments: '' }];
  for (const { 0: token, groups } of sql.matchAll(TOKEN)) {
    const current = statements.at(-1) as Statement;
    if (groups?.['comment']) current.comments += `${token}\n`;
    else if (groups?.['text']) current.text += "''";
    else if (token === ';') statements.push({ text: '', comments: '' });
    else current.text += token;
  }
  return statements
    .map(({ text, comments }) => ({ comments, text: text.replace(/\s+/g, ' ').trim().toLowerCase() }))
    .filter(({ text }) => text !== '');
}
