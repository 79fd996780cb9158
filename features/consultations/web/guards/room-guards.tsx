import { useMemo } from 'react';
import type { Message } from '../../contract/room.ts';
import type { Side } from '../../engine/index.ts';
import { HelpLines } from './help-lines.tsx';
import { LongDay } from './long-day.tsx';

interface RoomGuardsProps {
  id: string;
  side: Side;
  messages: readonly Pick<Message, 'text'>[];
  paidSeconds: number;
}

/** What a talk may call for: help lines, to both; that the day has been long, to who pays for it. */
export function RoomGuards({ id, side, messages, paidSeconds }: RoomGuardsProps) {
  const texts = useMemo(() => messages.flatMap(({ text }) => text ?? []), [messages]);
  return (
    <>
      <HelpLines texts={texts} />
      {side === 'member' && <LongDay id={id} paidSeconds={paidSeconds} />}
    </>
  );
}
