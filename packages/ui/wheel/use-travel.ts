import { type KeyboardEvent, useMemo, useState } from 'react';
import { turnDeg } from './circle.ts';
import { type Link, type PointId, pointId, type WheelBody } from './wheel-chart.ts';

export interface Travel {
  /** The body one points at or stands on, if any. */
  active: PointId | null;
  isLit: (id: PointId) => boolean;
  isLinkLit: (link: Link) => boolean;
  optionProps: (id: PointId) => object;
  onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Bodies in the order of the zodiac, the outer ring first: what the arrows follow. */
function orderOf(outer: readonly WheelBody[], inner: readonly WheelBody[], leftDeg: number): PointId[] {
  const around = (bodies: readonly WheelBody[], ring: 'outer' | 'inner') =>
    bodies
      .toSorted((a, b) => turnDeg(a.longitudeDeg - leftDeg) - turnDeg(b.longitudeDeg - leftDeg))
      .map((body) => pointId(ring, body.key));
  return [...around(outer, 'outer'), ...around(inner, 'inner')];
}

/** Hover, focus and the arrow keys: one body at a time is lit, with its aspects and the bodies at their other ends. */
export function useTravel(
  outer: readonly WheelBody[],
  inner: readonly WheelBody[],
  links: readonly Link[],
  leftDeg: number,
): Travel {
  const order = useMemo(() => orderOf(outer, inner, leftDeg), [outer, inner, leftDeg]);
  const [pointed, setPointed] = useState<PointId | null>(null);
  const [focused, setFocused] = useState<PointId | null>(null);
  const [stop, setStop] = useState<PointId | null>(null);
  const active = pointed ?? focused;
  const tabStop = stop && order.includes(stop) ? stop : order[0];
  const isLinkLit = (link: Link) => active !== null && (link.fromId === active || link.toId === active);
  const lit = new Set(links.filter(isLinkLit).flatMap((link) => [link.fromId, link.toId]));
  return {
    active,
    isLinkLit,
    isLit: (id) => id === active || lit.has(id),
    optionProps: (id) => ({
      'data-point': id,
      tabIndex: id === tabStop ? 0 : -1,
      onPointerEnter: () => setPointed(id),
      onPointerLeave: () => setPointed(null),
      onFocus: () => {
        setFocused(id);
        setStop(id);
      },
      onBlur: () => setFocused(null),
      // A finger leaves at once: what it touched stays lit by the focus.
      onClick: (event: { currentTarget: SVGGElement }) => event.currentTarget.focus(),
    }),
    onKeyDown: (event) => {
      const target = nextStop(order, focused, event.key);
      if (!target) return;
      event.preventDefault();
      setPointed(null);
      event.currentTarget.querySelector<SVGGElement>(`[data-point="${target}"]`)?.focus();
    },
  };
}

function nextStop(order: readonly PointId[], from: PointId | null, key: string): PointId | undefined {
  if (key === 'Home') return order[0];
  if (key === 'End') return order.at(-1);
  const step = STEPS[key];
  const here = from ? order.indexOf(from) : -1;
  return step && here >= 0 ? order[(here + step + order.length) % order.length] : undefined;
}
