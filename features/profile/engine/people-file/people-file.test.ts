import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FiledPerson, readPeople, writeJson, writeTable } from './index.ts';

const two = (number: number) => String(number).padStart(2, '0');
const name = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((text) => text.trim() === text && !/[\r\n\uFEFF]/.test(text) && !text.startsWith("'"));
const person: fc.Arbitrary<FiledPerson> = fc
  .record(
    {
      ...{ firstname: name, lastname: name, gender: fc.constantFrom('M' as const, 'F' as const) },
      birthdate: fc
        .tuple(fc.integer({ min: 1800, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
        .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
      birthtime: fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
      place: fc.record(
        {
          ...{ name, id: fc.stringMatching(/^[1-9]\d{4,6}$/), timezone: fc.constantFrom('Europe/Paris', 'Asia/Tokyo') },
          lat: fc.integer({ min: -9000, max: 9000 }).map((degree) => degree / 100),
          lng: fc.integer({ min: -18_000, max: 18_000 }).map((degree) => degree / 100),
        },
        { requiredKeys: ['name'] },
      ),
    },
    { requiredKeys: ['firstname', 'birthdate', 'place'] },
  )
  .map((one) => one as FiledPerson);
/** Without the keys that say nothing. */
const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each([
  ['JSON', writeJson],
  ['a table', writeTable],
])('people written as %s', (_, write) => {
  it('come back as they were, whatever their names hold', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 8 }), (people) => {
        expect(bare(readPeople(write(people)))).toEqual({ people: bare(people), problems: [] });
      }),
    );
  });
});

const SOLANGE = { firstname: 'Solange', birthdate: '1962-02-05', birthtime: '00:10', place: { name: 'Paris' } };

describe('a table of another program', () => {
  it.each([
    ['commas, English', 'Name,Birth date,Birth time,City\nSolange,1962-02-05,0:10,Paris\n'],
    ['tabs, French, dates with slashes', 'Prénom\tDate\tHeure\tVille\r\nSolange\t05/02/1962\t0h10\tParis\r\n'],
    [
      'columns in another order, quotes',
      '"Lieu";"Heure";"Date de naissance";"Prénom"\n"Paris";"00:10:00";"5.2.1962";"Solange"',
    ],
  ])('with %s is read', (_, text) => {
    expect(bare(readPeople(text))).toEqual({ people: [SOLANGE], problems: [] });
  });

  it('says of each line that it cannot read why', () => {
    const text =
      'Prénom;Date;Heure;Lieu\n;1990-01-01;;Lyon\nPaul;hier;;Lyon\nZoé;1990-01-01;25:00;Lyon\nLéa;1990-01-01;;\nSolange;1962-02-05;0:10;Paris';
    const { people, problems } = readPeople(text);
    expect(bare(people)).toEqual([SOLANGE]);
    expect(problems).toEqual([
      { line: 2, reason: 'Il manque un nom' },
      { line: 3, reason: '« hier » n’est pas une date que nous lisons' },
      { line: 4, reason: '« 25:00 » n’est pas une heure que nous lisons' },
      { line: 5, reason: 'Il manque un lieu' },
    ]);
  });

  it.each(['', 'rien', '{"people": 3}', '{', 'a;b\n1;2'])('that is none (%j) gives nobody and a reason', (text) => {
    const { people, problems } = readPeople(text);
    expect([people, problems.length]).toEqual([[], 1]);
  });
});

describe('the lines of astrology programs', () => {
  it('are read with their coordinates', () => {
    const text = '#A93:Einstein,Albert,m,14.3.1879g,11:30:00,Ulm,D\n#B93:*,48n24,010e00,0h40e00,0\n';
    expect(bare(readPeople(text))).toEqual({
      people: [
        {
          ...{ firstname: 'Albert', lastname: 'Einstein', gender: 'M', birthdate: '1879-03-14', birthtime: '11:30' },
          place: { name: 'Ulm', lat: 48.4, lng: 10 },
        },
      ],
      problems: [],
    });
  });
  it('an unknown hour is none, the south and the west are negative, a Julian date is refused', () => {
    const text = '#A93:*,Ana,w,1.2.1980,*,Quito,EC\n#B93:*,00s14,078w31,*,*\n#A93:X,Y,m,1.1.1500j,1:00,Rome,I\n';
    const { people, problems } = readPeople(text);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ firstname: 'Ana', gender: 'F', birthdate: '1980-02-01' });
    expect(people[0]?.birthtime).toBeUndefined();
    expect([people[0]?.place.lat, people[0]?.place.lng].map((degree) => degree?.toFixed(3))).toEqual([
      '-0.233',
      '-78.517',
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });
});

it('a spreadsheet takes no name for a formula', () => {
  const table = writeTable([{ ...SOLANGE, firstname: '=1+1', place: { name: '-x', lat: -12.5 } }]);
  expect(table).toContain("'=1+1;");
  expect(table).toContain(";'-x;-12.5;");
});
