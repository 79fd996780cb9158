import { statusChannel } from '@solelune/advisors/contract';
import { useChannel } from '@solelune/screen/channel';
import { Presence } from '@solelune/ui/avatar';

/** Whether the advisor of a card is there now; followed while it is shown, and pending until it is known. An odd number is followed by nobody. */
export default function AdvisorStatus({ userId }: { userId: number }) {
  const isKnown = Number.isInteger(userId) && userId > 0;
  const live = useChannel(statusChannel, isKnown ? { id: userId } : null);
  if (!isKnown) return null;
  return <Presence status={live.state?.status ?? 'pending'} />;
}
