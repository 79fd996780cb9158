import { describe, expect, it } from 'vitest';
import { LEG_STATES, type PhoneLegState } from '../../../contract/call.ts';
import { type LookedLeg, planOf } from './phone-plan.ts';

const ENDED = Temporal.Instant.from('2026-11-17T20:10:00Z');
const leg = (state: PhoneLegState, isPresent = state === 'answered'): LookedLeg => ({
  ...{ state, isPresent, isOpen: state === 'ringing' || state === 'answered' },
  endedAt: state === 'hung-up' ? ENDED : null,
});
const plan = (phase: Parameters<typeof planOf>[0], advisor: PhoneLegState, member: PhoneLegState) =>
  planOf(phase, { advisor: leg(advisor), member: leg(member) });

describe('what is done about two telephones', () => {
  it('rings the advisor, then the member, and never the member first', () => {
    expect(plan('accepted', 'waiting', 'waiting').ring).toBe('advisor');
    expect(plan('accepted', 'ringing', 'waiting').ring).toBeNull();
    expect(plan('connecting', 'answered', 'waiting')).toMatchObject({ ring: 'member', prove: ['advisor'] });
    expect(plan('connecting', 'answered', 'ringing')).toMatchObject({ ring: null, prove: ['advisor'] });
  });

  it('proves both once both are in the talk, and nobody who only picked up', () => {
    expect(plan('connecting', 'answered', 'answered').prove).toEqual(['member', 'advisor']);
    const greeted = { advisor: leg('answered'), member: leg('answered', false) };
    expect(planOf('connecting', greeted).prove).toEqual(['advisor']);
  });

  it.each(['busy', 'no-answer', 'unreachable', 'refused'] as const)(
    'an advisor who is %s ends it before the member is rung',
    (state) =>
      expect(plan('accepted', state, 'waiting')).toMatchObject({ over: { kind: 'failed' }, hangUp: [], ring: null }),
  );
  it.each(['busy', 'no-answer', 'unreachable', 'refused'] as const)(
    'a member who is %s frees the advisor’s line',
    (state) =>
      expect(plan('connecting', 'answered', state)).toMatchObject({ over: { kind: 'failed' }, hangUp: ['advisor'] }),
  );

  it('who hangs up a talk ends it, at the instant that the provider says', () => {
    expect(plan('running', 'answered', 'hung-up')).toMatchObject({
      over: { kind: 'ended', by: 'member', until: ENDED },
      hangUp: ['advisor'],
    });
    expect(plan('paused', 'hung-up', 'answered').over).toMatchObject({ kind: 'ended', by: 'advisor' });
    expect(plan('connecting', 'hung-up', 'ringing')).toMatchObject({ over: { kind: 'failed' }, hangUp: ['member'] });
  });

  it('a room that is over leaves no line open, whatever its telephones do', () => {
    for (const phase of ['ended', 'settled', 'failed', 'cancelled'] as const)
      for (const advisor of LEG_STATES)
        for (const member of LEG_STATES) {
          const { ring, hangUp, isDone, over } = plan(phase, advisor, member);
          expect({ ring, over }).toEqual({ ring: null, over: null });
          expect(isDone).toBe(hangUp.length === 0);
        }
  });
});
