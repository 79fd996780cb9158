import { decodeInfos } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { ALL_FIELDS, birthAddressForm, birthIn } from './birth-form.ts';

const form = birthAddressForm({ fields: ALL_FIELDS, urlOfInfos: (infos) => infos });
const CAMILLE = {
  firstname: 'Camille',
  birthdate: '1988-06-17',
  birthcity: 'Lyon, Rhône',
  birthcity_id: '2996944',
  birthcity_label: 'Lyon, Rhône',
};
const lead = (hour: Record<string, string>) => {
  const led = form.lead({ ...CAMILLE, ...hour });
  return 'to' in led ? (decodeInfos(led.to) as Record<string, unknown>) : led.problems;
};

describe('an hour between two others, in a form sent without scripts', () => {
  it('is asked for once it is said that there are two, and comes back as two empty hours', () => {
    const sent = { hour_known: 'between', birthtime: '' };
    expect(lead(sent)).toEqual({ birthtime: 'Écrivez les deux heures entre lesquelles la naissance a eu lieu' });
    expect(birthIn({ ...CAMILLE, ...sent })).toMatchObject({ birthtime_from: '', birthtime_to: '' });
  });
  it('leads on with both, and not with one, nor backwards', () => {
    const between = (birthtime_from: string, birthtime_to: string) =>
      lead({ hour_known: 'between', birthtime_from, birthtime_to });
    expect(between('06:00', '09:00')).toMatchObject({ birthtime_from: '06:00', birthtime_to: '09:00' });
    const refused = { birthtime: 'Indiquez deux heures, la seconde plus tard que la première' };
    expect([between('06:00', ''), between('09:00', '06:00')]).toEqual([refused, refused]);
  });
  it('gives way to a part of the day or to the minute', () => {
    const stale = { birthtime_from: '06:00', birthtime_to: '09:00' };
    expect(lead({ hour_known: 'evening', ...stale })).toMatchObject({ birthtime_from: '18:00', birthtime_to: '23:59' });
    expect(lead({ hour_known: 'exact', birthtime: '14:25', ...stale })).toMatchObject({ birthtime: '14:25' });
    expect(lead({ hour_known: 'exact', birthtime: '14:25', ...stale })).not.toHaveProperty('birthtime_from');
  });
});
