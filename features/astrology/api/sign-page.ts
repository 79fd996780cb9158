import { type Failure, fail, type Services } from '@solelune/contract/server';
import type { PortraitKind } from '@solelune/corpus/usual-kinds';
import { readSign, SIGN_FACTS, type SignFacts, signIndex } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { portraitOf } from './texts.ts';
import { type Tool, toolStep } from './tools.ts';

/** The page of one of twelve signs: the same for Sun signs, Moon signs and children. */
export function signPage({ corpus, config }: Services, kind: PortraitKind, given: string, tool: Tool, folder: string) {
  const key = readSign(given);
  if (!key) return fail('not_found') as Failure;
  const at = (turn: number) => SIGN_FACTS[(signIndex(key) + turn) % 12] as SignFacts;
  const sign = at(0);
  const { meta, reading } = portraitOf(corpus, kind, key);
  const own = [sign.name, `/${folder}/${sign.slug}`] as const;
  return {
    sign,
    previous: at(11),
    next: at(1),
    reading,
    __META__: pageMeta(config.siteUrl, meta, toolStep(tool), own),
  };
}
