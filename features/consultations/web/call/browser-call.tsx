import { Button } from '@solelune/ui/button';
import { Icon } from '@solelune/ui/icon';
import { useEffect, useRef } from 'react';
import { isOpen } from '../../engine/index.ts';
import type { PanelProps } from '../room/slot-props.ts';
import { CallThread } from './call-thread.tsx';
import { microphoneGlyph, microphoneOffGlyph } from './glyphs.ts';
import { MicrophoneChoice } from './microphone-choice.tsx';
import { MicrophoneHelp } from './microphone-help.tsx';
import { type BrowserCall, useCall } from './use-call.ts';
import { VoiceWave } from './voice-wave.tsx';

const words = (other: string): Record<BrowserCall['state'], [title: string, text: string]> => ({
  outside: ['Votre appel est prêt', 'Votre navigateur va vous demander le micro. Le compteur attend vos deux voix.'],
  asking: ['Autorisez le micro', 'Votre navigateur vous le demande. Rien n’est compté.'],
  waiting: [`Nous attendons ${other}`, 'Vous êtes en ligne. Le compteur attend vos deux voix.'],
  connecting: ['Mise en relation', 'Vos deux navigateurs se cherchent. Rien n’est compté.'],
  connected: [`En ligne avec ${other}`, 'Vous vous entendez tous les deux.'],
  reconnecting: ['La liaison est coupée', 'Le compteur s’arrête. Nous cherchons un autre chemin, restez là.'],
  elsewhere: ['L’appel est sur un autre appareil', 'Vous l’avez repris ailleurs. Cette page reste ouverte.'],
});

/** Audio between the two browsers. */
export function BrowserCallPanel({ id, side, state, otherName, otherPicture }: PanelProps) {
  const isRoomOpen = isOpen(state);
  const call = useCall(id, side, isRoomOpen);
  if (!isRoomOpen) return null;
  const [title, text] = words(otherName)[call.state];
  const isIn = call.microphone !== null && call.state !== 'elsewhere';
  return (
    <section className="call-panel" aria-label="Appel" data-call={call.state}>
      <CallThread
        mine={side === 'member' ? 'Vous' : 'Moi'}
        other={otherName}
        picture={otherPicture}
        isJoined={call.state === 'connected'}
      />
      <div role="status">
        <h2 className="call-panel__title">{title}</h2>
        <p className="call-panel__text">{text}</p>
      </div>
      {call.problem && <MicrophoneHelp problem={call.problem} />}
      {call.refusal && (
        <p className="call-panel__problem" role="alert">
          {call.refusal}
        </p>
      )}
      {isIn && <VoiceWave track={call.microphone} isMuted={call.isMuted} />}
      <div className="call-panel__keys">
        {isIn && (
          <Button tone="quiet" aria-pressed={call.isMuted} onClick={() => call.mute(!call.isMuted)}>
            <Icon of={call.isMuted ? microphoneOffGlyph : microphoneGlyph} size={20} />
            {call.isMuted ? 'Rouvrir le micro' : 'Couper le micro'}
          </Button>
        )}
        {call.state === 'elsewhere' && <Button onClick={() => void call.join()}>Reprendre ici</Button>}
        {(call.state === 'outside' || call.state === 'asking') && (
          <Button loading={call.state === 'asking'} onClick={() => void call.join()}>
            {call.problem || call.refusal ? 'Réessayer' : 'Rejoindre l’appel'}
          </Button>
        )}
      </div>
      {isIn && <MicrophoneChoice current={call.microphone} choose={call.choose} />}
      <Voice stream={call.voice} />
    </section>
  );
}

/** The other one's voice: heard, not seen. */
function Voice({ stream }: { stream: MediaStream | null }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (player.current) player.current.srcObject = stream;
  }, [stream]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live voice has no captions
  return <audio ref={player} autoPlay />;
}
