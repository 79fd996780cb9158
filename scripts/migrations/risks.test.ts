import { describe, expect, it } from 'vitest';
import { risksOf } from './risks.ts';

const kinds = (sql: string) => risksOf(sql).map(({ kind }) => kind);

describe('a migration', () => {
  it.each([
    'drop table member',
    'alter table member drop column nickname',
    'alter table member drop nickname',
    'alter table member rename column a to b',
    'alter table member rename to members',
    'alter table member alter column age type bigint',
    'alter table member alter age set data type bigint',
    'alter table member alter column age set not null',
    'alter table member add column age integer not null',
    'alter table member add age integer not null',
    'ALTER TABLE member\n  ADD CONSTRAINT adult CHECK (age > 17)',
    'alter table member add constraint one foreign key (a) references b (id)',
    'alter table member add check (age > 17)',
  ])('that would break the version before is refused: %s', (sql) => {
    expect(kinds(sql)).toContain('breaks');
    expect(kinds(`-- contract: nothing reads it since 1.2\n${sql};`)).toEqual([]);
  });

  it.each([
    'create index member_age on member (age)',
    'create unique index on member (age)',
    'alter table member add constraint one unique (age)',
    'alter table member add column token uuid default gen_random_uuid()',
    `update member set age = 18 where name = 'a; -- drop'`,
    'delete from member where age < 18',
    'lock table member',
  ])('that would keep others waiting is refused: %s', (sql) => {
    expect(kinds(sql)).toEqual(['locks']);
    expect(kinds(`-- short: a hundred rows\n${sql};`)).toEqual([]);
  });

  it.each([
    'create table member (id uuid primary key, age integer not null check (age > 17)); create index on member (age); alter table member add check (age > 0)',
    `-- the member's own; nobody else's\ncreate table member (id uuid); create index on member (id)`,
    'alter table member add column age integer',
    'alter table member add column age integer not null default 0',
    `alter table member add column at timestamptz not null default now()`,
    'alter table member add constraint adult check (age > 17) not valid',
    'alter table member drop constraint adult',
    'alter table member alter column age drop not null',
    'alter table member alter column age set default 3',
    `create function f() returns void language plpgsql as $$ begin update member set age = 1; delete from member; end $$`,
    `comment on table member is 'drop table member; update member'`,
    'insert into member (age) values (1)',
  ])('that only adds passes: %s', (sql) => expect(risksOf(sql)).toEqual([]));

  it('answers for the statement it stands above, and no other', () => {
    expect(kinds('-- contract: gone\ndrop table a; drop table b')).toEqual(['breaks']);
  });
});
