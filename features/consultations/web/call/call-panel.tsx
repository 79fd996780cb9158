import type { PanelProps } from '../room/slot-props.ts';
import { BrowserCallPanel } from './browser-call.tsx';
import { PhonePanel } from './phone-panel.tsx';
import './call.css';

/** The voice of a consultation: between two browsers, or by telephone. A chat has none. */
export default function CallPanel(props: PanelProps) {
  if (props.state.way === 'call') return <BrowserCallPanel {...props} />;
  return props.state.way === 'phone' ? <PhonePanel {...props} /> : null;
}
