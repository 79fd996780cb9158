import type { PanelProps } from '../room/slot-props.ts';

export default function CallPanel(_: PanelProps) {
  return null;
}
