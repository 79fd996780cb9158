import type { PanelProps } from '../room/slot-props.ts';

export default function TablePanel(_: PanelProps) {
  return null;
}
