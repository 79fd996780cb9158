import { Failure, handle } from '@solelune/contract/server';
import { hasConsent } from '@solelune/profile/api';
import { decodeInfos, encodeInfos } from '@solelune/screen';
import { bondOf } from '../composition/bond/bond-given.ts';
import { intimateParts } from '../composition/bond/intimate.ts';
import { loveCompatibilityIntimate, loveCompatibilityResult } from '../contract.ts';
import { writeBondSky } from '../engine/shared-sky/bond-text.ts';
import { bondScores, INTIMATE_DOMAINS } from '../engine/synastry/index.ts';
import { settingFields } from './synastry/bond-settings.ts';
import { COUPLE, namesOf, readCouple } from './synastry/read-couple.ts';
import { scoresAnswer, synastryAnswer } from './synastry/synastry-answer.ts';

export const loveCompatibilityResultHandler = handle(loveCompatibilityResult, ({ infos }, { services, now }) => {
  const read = decodeInfos(infos ?? '') ?? {};
  const answer = readCouple(read, now);
  if (answer instanceof Failure) return answer;
  if (answer.status === 'incomplete') return answer;
  const settings = settingFields(read);
  const skies = encodeInfos({
    you_sky: writeBondSky(answer.you.wholeSky),
    other_sky: writeBondSky(answer.other.wholeSky),
    ...settings,
  });
  return {
    status: 'ready' as const,
    is_shared: answer.isShared,
    infos: answer.isShared
      ? skies
      : encodeInfos({ ...Object.fromEntries(COUPLE.map((who) => [who, read[who]])), ...settings }),
    share_infos: skies,
    ...synastryAnswer(services.corpus, answer),
  };
});

/** A member's consent is the one of the profile; who has no account says yes with the call, and their device keeps it. */
export const loveCompatibilityIntimateHandler = handle(
  loveCompatibilityIntimate,
  async ({ infos, consent }, { services, now, who, db }) => {
    const isOpen = who ? await hasConsent(db, who.userId, 'sexuality') : consent;
    const closed = { is_closed: true, scores: [], parts: [] };
    const answer = isOpen ? readCouple(decodeInfos(infos) ?? {}, now) : undefined;
    if (!answer || answer instanceof Failure || answer.status === 'incomplete') return closed;
    const { you, other, settings } = answer;
    const bond = bondOf(you.sky, other.sky, settings.view.orbs);
    const names = namesOf(you, other);
    return {
      is_closed: false,
      scores: scoresAnswer(bondScores(bond.aspects, INTIMATE_DOMAINS), names),
      parts: intimateParts(services.corpus, bond, names),
    };
  },
);
