import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useReaderZone } from '@solelune/ui/reader-zone';

/** A result is drawn with the clock of the site's zone; a reader who lives by another gets it again with their own. */
export function useInReaderZone<C extends Call>(
  call: C,
  drawn: CallAnswer<C>,
  input: Omit<CallInput<C>, 'zone'>,
): CallAnswer<C> {
  const zone = useReaderZone();
  const isOther = (drawn as { zone?: string }).zone !== zone;
  const { answer } = useAnswer(call, isOther ? ({ ...input, zone } as CallInput<C>) : null);
  return answer ?? drawn;
}
