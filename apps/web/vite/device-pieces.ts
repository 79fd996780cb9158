import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceTexts } from '@solelune/corpus/sources';
import { cutPlaces, type Place } from '@solelune/places';
import { loadPlaces } from '@solelune/places/node';
import { cutPack } from '@solelune/sky';
import { deviceFeatures } from '../device/features.ts';
import { SKY_SPANS } from '../device/sky-spans.ts';

const packages = path.resolve(import.meta.dirname, '../../../packages');
const content = path.resolve(import.meta.dirname, '../../../content');

/** Where French is spoken every place, elsewhere towns. */
const WHOLE = /^(?:FR|GP|MQ|GF|RE|YT|PM|BL|MF|WF|PF|NC|BE|CH|LU|MC|CA)$/;
const TOWN = 10_000;
const isKept = ({ country, population }: Place) => WHOLE.test(country) || population >= TOWN;

/** What the worker reads, by its name: the sky in spans, the clocks, the places, the texts of each feature. */
async function pieces(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  const modern = readFileSync(path.join(packages, 'sky/data/modern.skypack'));
  const pack = modern.buffer.slice(modern.byteOffset, modern.byteOffset + modern.byteLength) as ArrayBuffer;
  for (const { name, startJdTt, endJdTt } of SKY_SPANS)
    made.set(name, new Uint8Array(cutPack(pack, startJdTt, endJdTt)));
  made.set('zones', readFileSync(path.join(packages, 'civil-time/data/zones.json')));
  made.set('places', cutPlaces(loadPlaces(), isKept));
  for (const { name, texts = [] } of deviceFeatures) {
    if (texts.length === 0) continue;
    const stored = (await sourceTexts(content, texts)).map((text) => ({ ...text, kind: text.kind.name }));
    made.set(`texts-${name}`, new TextEncoder().encode(JSON.stringify(stored)));
  }
  return made;
}

/** Writes them among the built files, each named by what it holds. */
export async function writePieces(client: string): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const [name, bytes] of await pieces()) {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    const isText = name === 'zones' || name.startsWith('texts-');
    const file = `assets/device-${name}-${hash}.${isText ? 'json' : 'bin'}`;
    writeFileSync(path.join(client, file), bytes);
    addresses[name] = `/${file}`;
  }
  return addresses;
}
