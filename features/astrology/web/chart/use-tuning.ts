import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { sentenceOfError } from '@solelune/contract/client';
import { SETTING_KEYS } from '@solelune/profile/web/chart-settings';
import { decodeInfos, encodeInfos } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { useCallback, useState } from 'react';
import type { ChartAnswer } from '../../answers/reading.ts';
import { type ChartSettings, fieldsOf, rememberSettings } from './chart-settings.ts';
import { movedHouses } from './moved-houses.ts';

interface Tuned {
  status: string;
  infos?: string;
}

interface Tuning<C extends Call, Shown> {
  /** Undefined where nothing is drawn. */
  settingsOf: (shown: Shown) => ChartSettings | undefined;
  /** What the page shows of an answer. */
  read: (answer: CallAnswer<C>) => Shown;
  /** What is drawn again: the birth, as the address carries it. */
  infos: (shown: Shown) => string;
  /** The address of what is shown; absent where the page keeps its own. */
  urlOfInfos?: (infos: string) => string;
  /** What a change did. */
  tell: (before: Shown, after: Shown) => string;
}

/** What `Tune` takes. */
export interface TuneState {
  settings: ChartSettings;
  isBusy: boolean;
  /** What the last change did, for who does not see the wheel. */
  news: string;
  onChange: (change: Partial<ChartSettings>) => void;
}

const NOTHING_DRAWN: ChartSettings = { house_system: 'placidus', orb_deg: 0 };

/** For what shows a chart; where there is more to choose than houses, `tell` is `whatMoved`. */
export const chartTuning = <Shown>(chartOf: (shown: Shown) => ChartAnswer | undefined, tell = movedHouses) => ({
  settingsOf: (shown: Shown): ChartSettings | undefined => {
    const chart = chartOf(shown);
    return chart && { house_system: chart.houses.system_asked, orb_deg: chart.orb_deg, view: chart.view };
  },
  tell: (before: Shown, after: Shown): string => {
    const [was, is] = [chartOf(before), chartOf(after)];
    return was && is ? tell(was, is) : '';
  },
});

/** The birth of an address without its settings, and the new ones: what was taken back is gone from it. */
function infosWith(infos: string, settings: ChartSettings): string {
  const birth = Object.entries(decodeInfos(infos) ?? {}).filter(
    ([key]) => !(SETTING_KEYS as readonly string[]).includes(key),
  );
  return encodeInfos({ ...Object.fromEntries(birth), ...fieldsOf(settings) });
}

/**
 * Draws the chart again with other settings, where one stands: the answer takes the place of the page's, and the address follows, so that
 * a reload, a bookmark or a shared link shows the same chart. The settings are remembered on this device, for the next birth.
 */
export function useTuning<C extends Call, Shown>(call: C, first: Shown, tuning: Tuning<C, Shown>) {
  const { changePage, toast } = useApp();
  const [kept, setKept] = useState({ of: first, shown: first });
  // Another birth, or another year, came to this page: what was drawn of the last is past.
  const shown = kept.of === first ? kept.shown : first;
  const [news, setNews] = useState('');
  const { send, isBusy } = useForm<C, CallInput<C> & object>(call, {
    replaces: true,
    done: (answer) => {
      const next = tuning.read(answer);
      const after = tuning.settingsOf(next);
      setKept({ of: first, shown: next });
      if (after && tuning.settingsOf(shown)) {
        setNews(tuning.tell(shown, next));
        rememberSettings(after);
      }
      if (!tuning.urlOfInfos) return;
      changePage<CallAnswer<C>>(() => answer);
      const { status, infos } = answer as Tuned;
      if (status === 'ready' && infos) history.replaceState(history.state, '', tuning.urlOfInfos(infos));
    },
    refused: (error) => toast({ variant: 'error', message: sentenceOfError(error) }),
  });
  const settings = tuning.settingsOf(shown) ?? NOTHING_DRAWN;
  const { house_system, orb_deg, view, usualOrbs } = settings;
  const infos = tuning.infos(shown);
  const onChange = useCallback(
    (change: Partial<ChartSettings>) => {
      const next = { house_system, orb_deg, view, usualOrbs, ...change };
      const asked = next.view
        ? { infos: infosWith(infos, next), display: true }
        : { infos, house_system: next.house_system, orb: String(next.orb_deg), display: true };
      void send(asked as unknown as CallInput<C> & object);
    },
    [send, infos, house_system, orb_deg, view, usualOrbs],
  );
  return { shown, tune: { settings, isBusy, news, onChange } satisfies TuneState };
}

type Ready<C extends Call> = Extract<CallAnswer<C>, { status: 'ready' }>;

/** For the page of a birth: it shows the answer itself, while there is a chart in it. */
export function tuningOf<C extends Call>(
  chartOf: (answer: Ready<C>) => ChartAnswer,
  urlOfInfos: (infos: string) => string,
  tell = movedHouses,
): Tuning<C, CallAnswer<C>> {
  const isReady = (answer: CallAnswer<C>): answer is Ready<C> => (answer as Tuned).status === 'ready';
  return {
    ...chartTuning<CallAnswer<C>>((answer) => (isReady(answer) ? chartOf(answer) : undefined), tell),
    read: (answer) => answer,
    infos: (answer) => (answer as Tuned).infos ?? '',
    urlOfInfos,
  };
}
