import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { signalChannel } from '../../contract/call.ts';
import { present } from '../../contract/room.ts';
import { PROOF_MS, type Side } from '../../engine/index.ts';
import { CallSession, type CallStanding, OUTSIDE } from './call-session.ts';
import { isMicrophoneAllowed } from './microphone.ts';

export interface BrowserCall extends CallStanding {
  join(): Promise<void>;
  mute(isMuted: boolean): void;
  choose(deviceId: string): Promise<void>;
}

/** This page's end of the call, for as long as the room is open. */
export function useCall(id: string, side: Side, isRoomOpen: boolean): BrowserCall {
  const { call } = useApp();
  const session = useMemo(() => new CallSession(call, id, side), [call, id, side]);
  const standing = useSyncExternalStore(session.follow, session.standing, () => OUTSIDE);
  const { peer } = standing;
  const { entries } = useChannel(signalChannel, peer === null ? null : { id });

  useEffect(() => {
    if (peer !== null) session.hear(entries);
  }, [session, peer, entries]);

  // Who came in once is led in again after a reload: the browser asks nothing more.
  useEffect(() => {
    if (!isRoomOpen) return;
    let isWanted = true;
    void isMicrophoneAllowed().then((isAllowed) => {
      if (isAllowed && isWanted) void session.join();
    });
    return () => {
      isWanted = false;
      session.leave();
    };
  }, [isRoomOpen, session]);

  useEffect(() => {
    const connection = (navigator as { connection?: EventTarget }).connection;
    window.addEventListener('online', session.lookAgain);
    connection?.addEventListener('change', session.lookAgain);
    return () => {
      window.removeEventListener('online', session.lookAgain);
      connection?.removeEventListener('change', session.lookAgain);
    };
  }, [session]);

  // Says that this side hears the other, as long as it does. A proof that does not arrive is none: the meter stops by itself.
  useEffect(() => {
    if (peer === null) return;
    const prove = async () => {
      if (await session.hasHeard()) await call(present, { id, joined: '1' }).catch(() => {});
    };
    const timer = setInterval(() => void prove(), PROOF_MS / 2);
    return () => clearInterval(timer);
  }, [call, id, session, peer]);

  return { ...standing, join: () => session.join(), mute: session.mute, choose: session.choose };
}
