import { Select } from '@solelune/ui/select';
import { useEffect, useState } from 'react';
import { listMicrophones, type Microphone } from './microphone.ts';

interface Choice {
  current: MediaStreamTrack | null;
  choose(deviceId: string): Promise<void>;
}

/** Which microphone, where there is more than one; what is plugged in meanwhile is added. */
export function MicrophoneChoice({ current, choose }: Choice) {
  const [microphones, setMicrophones] = useState<Microphone[]>([]);
  useEffect(() => {
    const list = () => void listMicrophones().then(setMicrophones);
    list();
    navigator.mediaDevices?.addEventListener('devicechange', list);
    return () => navigator.mediaDevices?.removeEventListener('devicechange', list);
  }, []);
  if (microphones.length < 2) return null;
  return (
    <Select
      className="call-panel__choice"
      label="Micro"
      value={current?.getSettings().deviceId ?? ''}
      options={microphones.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}
