/** Tells French namesakes of one département apart: the commune they belong to, else their postcode. */
import { normalizeName } from '../normalize.ts';
import type { PlaceDraft } from './draft.ts';

export function distinguishNamesakes(drafts: PlaceDraft[]): PlaceDraft[] {
  const groups = Map.groupBy(drafts, ({ name, suffix }) => `${normalizeName(name)}, ${suffix}`);
  return drafts.map((draft) => {
    const namesakes = groups.get(`${normalizeName(draft.name)}, ${draft.suffix}`) ?? [];
    if (namesakes.length === 1 || draft.kind === 'commune') return draft;
    const near = nearestCommune(draft, drafts);
    return near ? { ...draft, suffix: `${near.name}, ${draft.suffix}` } : draft;
  });
}

function nearestCommune(draft: PlaceDraft, drafts: PlaceDraft[]): PlaceDraft | undefined {
  let nearest: PlaceDraft | undefined;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const other of drafts) {
    if (other.kind !== 'commune' || other.region !== draft.region || other.name === draft.name) continue;
    const distance = Math.hypot(other.latDeg - draft.latDeg, (other.lngDeg - draft.lngDeg) * 0.7);
    if (distance < nearestDistance) {
      nearest = other;
      nearestDistance = distance;
    }
  }
  return nearest;
}
