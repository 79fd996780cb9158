import { openZones, type ZonePack } from '@solelune/civil-time';
import {
  type Handler,
  handlersOf,
  type Outcome,
  openAccessTable,
  runCall,
  type ServerFeature,
} from '@solelune/contract/server';
import { type Corpus, openCorpus, type StoredText, textsFrom } from '@solelune/corpus/open';
import { openPlaces } from '@solelune/places';
import { createEphemeris, openPack, type Pack } from '@solelune/sky';
import { lendPlaces } from './doors/places.ts';
import { lendEphemeris } from './doors/sky.ts';
import { lendZones } from './doors/zones.ts';
import { deviceFeatures } from './features.ts';
import { SKY_SPANS } from './sky-spans.ts';

/** The bytes of a piece, by its name. */
export type LoadPiece = (name: string) => Promise<ArrayBuffer>;

export interface Device {
  /** What the server would answer to the same call with the same fields, made here. */
  answer(call: string, input: unknown, now?: Temporal.Instant): Promise<Outcome>;
}

const featureOf = new Map<string, { feature: ServerFeature; handler: Handler }>(
  deviceFeatures.flatMap((feature) =>
    handlersOf([feature]).map((handler) => [handler.call.name, { feature, handler }] as const),
  ),
);

const json = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The sky, the clocks and the places once; the texts of a feature with its first call. */
export async function openDevice(load: LoadPiece, siteUrl: string): Promise<Device> {
  const [skies, zones, places] = await Promise.all([
    Promise.all(SKY_SPANS.map(({ name }) => load(name))),
    load('zones'),
    load('places'),
  ]);
  lendEphemeris(
    createEphemeris(
      SKY_SPANS.map(({ startJdTt, endJdTt }, index) => {
        let pack: Pack | undefined;
        return { startJdTt, endJdTt, open: () => (pack ??= openPack(skies[index] as ArrayBuffer)) };
      }),
    ),
  );
  lendZones(openZones(json(zones) as ZonePack));
  lendPlaces(openPlaces(new Uint8Array(places)));
  const corpora = new Map<string, Promise<Corpus>>();
  const corpusOf = ({ name, texts: kinds = [] }: ServerFeature) => {
    const opened = corpora.get(name) ?? openTexts(load, name, kinds);
    corpora.set(name, opened);
    return opened;
  };
  return {
    async answer(call, input, now) {
      const found = featureOf.get(call);
      if (!found) throw new Error(`${call} is not answered on a device`);
      const corpus = await corpusOf(found.feature);
      const services = { corpus, config: { siteUrl }, access: openAccessTable([]), features: [] };
      const pipeline = {
        services,
        database: {},
        log: console,
        now: () => now ?? Temporal.Now.instant(),
      } as unknown as Parameters<typeof runCall>[0];
      return runCall(pipeline, found.handler, input, { who: null, visitor: 'device' });
    },
  };
}

async function openTexts(load: LoadPiece, name: string, kinds: NonNullable<ServerFeature['texts']>): Promise<Corpus> {
  if (kinds.length === 0) return openCorpus([], []);
  return openCorpus(textsFrom(json(await load(`texts-${name}`)) as StoredText[], kinds), kinds);
}
