import { aspectGlyphs, type Glyph, Icon, planetGlyphs, universeGlyphs, zodiacGlyphs } from '../icon/index.ts';
import * as interfaceGlyphs from '../icon/interface-glyphs.ts';
import * as navigationGlyphs from '../icon/navigation-glyphs.ts';
import * as rarerGlyphs from '../icon/rarer-glyphs.ts';
import { Specimen } from './specimen.tsx';

const SETS: readonly { name: string; glyphs: Readonly<Record<string, Glyph>> }[] = [
  { name: 'Signes', glyphs: zodiacGlyphs },
  { name: 'Astres et points', glyphs: planetGlyphs },
  { name: 'Aspects', glyphs: aspectGlyphs },
  { name: 'Univers', glyphs: universeGlyphs },
  { name: 'Interface', glyphs: { ...interfaceGlyphs, ...rarerGlyphs, ...navigationGlyphs } },
];

export function GlyphsSection() {
  return (
    <>
      {SETS.map((set) => (
        <Specimen key={set.name} name={set.name}>
          <ul className="design__glyphs">
            {Object.entries(set.glyphs).map(([name, glyph]) => (
              <li key={name}>
                <Icon of={glyph} size={28} />
                {name.replace(/Glyph$/u, '')}
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </>
  );
}
