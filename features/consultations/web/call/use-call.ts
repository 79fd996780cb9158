import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callSetup, callSignal, signalChannel } from '../../contract/call.ts';
import { present } from '../../contract/room.ts';
import { PROOF_MS, type Side } from '../../engine/index.ts';
import { isMicrophoneAllowed, type MicrophoneProblem, NoMicrophone, openMicrophone } from './microphone.ts';
import { type CallState, PeerCall, type SentSignal } from './peer-call.ts';
import { SignalQueue } from './signal-queue.ts';
import { isProof, packetsHeard } from './voice-proof.ts';

export interface BrowserCall {
  state: CallState | 'outside' | 'asking';
  problem: MicrophoneProblem | null;
  microphone: MediaStreamTrack | null;
  voice: MediaStream | null;
  isMuted: boolean;
  join(deviceId?: string): Promise<void>;
  mute(isMuted: boolean): void;
  choose(deviceId: string): Promise<void>;
}

const newPeer = () => crypto.randomUUID().replaceAll('-', '').slice(0, 20);
/** Refused for good; anything else may be the network. */
const isFinal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** This page's end of the call, for as long as the room is open. */
export function useCall(id: string, side: Side, isRoomOpen: boolean): BrowserCall {
  const { call } = useApp();
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [microphone, setMicrophone] = useState<MediaStreamTrack | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [, redraw] = useState(0);
  const peer = useRef<PeerCall | null>(null);
  const [peerName, setPeerName] = useState<string | null>(null);
  const { entries } = useChannel(signalChannel, peerName === null ? null : { id });

  const leave = useCallback(() => {
    peer.current?.close();
    peer.current = null;
    setPeerName(null);
    setMicrophone((track) => {
      track?.stop();
      return null;
    });
  }, []);

  const join = useCallback(
    async (deviceId?: string) => {
      setAsking(true);
      setProblem(null);
      try {
        const track = await openMicrophone(deviceId);
        const { ice_servers, relay_only } = await call(callSetup, { id });
        peer.current?.close();
        const queue = new SignalQueue<SentSignal>((sent) => call(callSignal, { id, ...sent }), isFinal);
        const configuration: RTCConfiguration = {
          iceServers: ice_servers.map(({ urls, username, credential }) => ({
            urls,
            ...(username === undefined ? {} : { username }),
            ...(credential === undefined ? {} : { credential }),
          })),
          iceTransportPolicy: relay_only ? 'relay' : 'all',
        };
        const name = newPeer();
        peer.current = new PeerCall({
          ...{ side, peer: name, configuration, microphone: track },
          send: (signal) => queue.push(signal),
          changed: () => redraw((times) => times + 1),
        });
        setMicrophone(track);
        setMuted(false);
        setPeerName(name);
      } catch (error) {
        if (error instanceof NoMicrophone) setProblem(error.problem);
        else throw error;
      } finally {
        setAsking(false);
      }
    },
    [call, id, side],
  );

  useEffect(() => {
    if (entries) peer.current?.hear(entries);
  }, [entries]);

  // Who came in once is led in again after a reload: the browser asks nothing more.
  useEffect(() => {
    if (!isRoomOpen) return;
    let isWanted = true;
    void isMicrophoneAllowed().then((isAllowed) => {
      if (isAllowed && isWanted) void join();
    });
    return () => {
      isWanted = false;
      leave();
    };
  }, [isRoomOpen, join, leave]);

  useEffect(() => {
    const look = () => peer.current?.lookAgain();
    const connection = (navigator as { connection?: EventTarget }).connection;
    window.addEventListener('online', look);
    connection?.addEventListener('change', look);
    return () => {
      window.removeEventListener('online', look);
      connection?.removeEventListener('change', look);
    };
  }, []);

  useProofs(peer, peerName, () => call(present, { id, joined: '1' }));

  return {
    state: peer.current ? peer.current.state : isAsking ? 'asking' : 'outside',
    ...{ problem, microphone, isMuted, join },
    voice: peer.current?.voice ?? null,
    mute: (muted) => {
      if (microphone) microphone.enabled = !muted;
      setMuted(muted);
    },
    choose: async (deviceId) => {
      const track = await openMicrophone(deviceId);
      track.enabled = !isMuted;
      await peer.current?.useMicrophone(track);
      microphone?.stop();
      setMicrophone(track);
    },
  };
}

/** Says that this side hears the other, as long as it does. */
function useProofs(peer: { current: PeerCall | null }, name: string | null, prove: () => Promise<unknown>): void {
  const said = useRef(prove);
  said.current = prove;
  useEffect(() => {
    if (name === null) return;
    let before = 0;
    const timer = setInterval(async () => {
      const heard = packetsHeard((await peer.current?.stats()) ?? null);
      const holds = isProof(peer.current?.state ?? '', before, heard);
      before = heard;
      // A proof that does not arrive is none: the meter stops by itself.
      if (holds) await said.current().catch(() => {});
    }, PROOF_MS / 2);
    return () => clearInterval(timer);
  }, [peer, name]);
}
