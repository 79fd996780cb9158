import { useApp } from '@solelune/screen/app';
import { useEffect } from 'react';
import type { PanelProps } from '../room/slot-props.ts';
import { BrowserCallPanel } from './browser-call.tsx';
import { PhonePanel } from './phone-panel.tsx';
import './call.css';

/** The voice of a consultation: between two browsers, or by telephone. A chat has none. */
export default function CallPanel(props: PanelProps) {
  const { way, phase } = props.state;
  const { refreshUser } = useApp();
  // The banner of the next page is drawn from the user: who leaves the room finds it there at once, and not half a minute later.
  useEffect(() => {
    refreshUser();
    return refreshUser;
  }, [phase, refreshUser]);
  if (way === 'call') return <BrowserCallPanel {...props} />;
  return way === 'phone' ? <PhonePanel {...props} /> : null;
}
