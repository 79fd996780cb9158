import { fail, handle } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import { ritualCustom } from '../contract.ts';
import { angelBySlug, offsetIn, shownWindows } from '../engine/index.ts';
import { DEFAULT_TIMEZONE } from './current-regencies.ts';
import { metaOf } from './page-meta.ts';
import { cardOf, invocationOf, partOf } from './texts.ts';

export const ritualCustomHandler = handle(ritualCustom, ({ name }, { services: { corpus, config }, now }) => {
  const angel = angelBySlug(name);
  if (!angel) return fail('not_found');
  const card = cardOf(corpus, angel);
  const title = `Rituel d’invocation ${de(angel.name)}`;
  const description = `Invoquer ${angel.name}, ange n° ${angel.number} : le rituel pas à pas, les mots à dire, et vos prochains moments calculés à l’heure de votre pays.`;
  return {
    angel: card,
    ritual: partOf(corpus, angel, 'ritual'),
    call: partOf(corpus, angel, 'call'),
    oracle: partOf(corpus, angel, 'oracle'),
    invocation: invocationOf(corpus, angel),
    windows: shownWindows(angel, now.epochMilliseconds, offsetIn(DEFAULT_TIMEZONE)),
    timezone: DEFAULT_TIMEZONE,
    __META__: metaOf(config.siteUrl, { title, description }, [
      { name: 'Rituel d’invocation', path: '/angeologie/rituel-personnalise' },
      { name: angel.name, path: `/angeologie/rituel-personnalise/${angel.slug}` },
    ]),
  };
});
