import { describe, expect, it } from 'vitest';
import { type Gesture, type GestureEvent, gestureStep, IDLE_GESTURE, swipeDirection } from './gesture-machine.ts';

const down = (timeMs: number, x = 0, y = 0): GestureEvent => ({ type: 'down', x, y, timeMs });
const move = (timeMs: number, x: number, y = 0): GestureEvent => ({ type: 'move', x, y, timeMs });
const up = (timeMs: number, x = 0, y = 0): GestureEvent => ({ type: 'up', x, y, timeMs });
const tick = (timeMs: number): GestureEvent => ({ type: 'tick', timeMs });

function recognise(events: readonly GestureEvent[], waitsForDoubleTap = true): Gesture[] {
  const told: Gesture[] = [];
  let state = IDLE_GESTURE;
  for (const event of events) {
    const step = gestureStep(state, event, waitsForDoubleTap);
    state = step.state;
    if (step.told) told.push(step.told);
  }
  return told;
}

describe('gestureStep', () => {
  it.each<[string, GestureEvent[], Gesture[]]>([
    [
      'a press of 150 ms is a tap, told after 200 ms alone',
      [down(0), up(150), tick(349), tick(350)],
      [{ type: 'tap' }],
    ],
    ['a press of 151 ms is nothing', [down(0), up(151), tick(600)], []],
    [
      'two taps within 200 ms are a double tap and no tap',
      [down(0), up(50), down(150), up(250), tick(600)],
      [{ type: 'doubleTap' }],
    ],
    [
      'two taps 201 ms apart are two taps',
      [down(0), up(50), tick(250), down(251), up(251), tick(600)],
      [{ type: 'tap' }, { type: 'tap' }],
    ],
    [
      'a press of 1000 ms is a long tap, told while held',
      [down(0), tick(999), tick(1000), up(1100)],
      [{ type: 'longTap' }],
    ],
    ['a finger that strayed 31 px is no long tap', [down(0), move(500, 31), tick(1000), up(1100, 31)], []],
    ['a finger that strayed 30 px still taps', [down(0), move(50, 30), up(100, 0), tick(400)], [{ type: 'tap' }]],
    ['a finger that strayed and came back does not tap', [down(0), move(50, 40), up(100, 0), tick(400)], []],
    ['70 px is a swipe', [down(0), up(400, 70)], [{ type: 'swipe', direction: 'right' }]],
    ['69 px is not', [down(0), up(400, 69)], []],
    ['the longer axis gives the way', [down(0), up(300, -80, 90)], [{ type: 'swipe', direction: 'down' }]],
    ['a long tap followed by a slide is not also a swipe', [down(0), tick(1000), up(1500, 200)], [{ type: 'longTap' }]],
    ['a cancelled contact is nothing', [down(0), { type: 'cancel' }, up(100), tick(2000)], []],
    ['a release that was never pressed is nothing', [up(100)], []],
  ])('%s', (_, events, expected) => {
    expect(recognise(events)).toEqual(expected);
  });

  it('tells a tap at once where nobody waits for a double one', () => {
    expect(recognise([down(0), up(100)], false)).toEqual([{ type: 'tap' }]);
  });
});

describe('swipeDirection', () => {
  it.each([
    [-70, 0, 'left'],
    [70, 0, 'right'],
    [0, -70, 'up'],
    [0, 70, 'down'],
    [49, 49, null],
  ])('(%d, %d) → %s', (dx, dy, direction) => {
    expect(swipeDirection(dx, dy)).toBe(direction);
  });
});
