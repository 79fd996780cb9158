import { StillPage } from '@solelune/screen/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import AppointmentsPage from './appointments-page.tsx';

const one = (id: string, changes: Partial<Appointment> = {}): Appointment => ({
  id,
  advisor: { user_id: 7, slug: 'maelle', display_name: 'Maëlle', picture: null },
  starts_at: '2026-11-17T17:30:00.000Z',
  duration: 30,
  kind: 'phone',
  amount: 9600,
  status: 'booked',
  advisor_zone: 'Europe/Paris',
  cancelled_by: null,
  refund: null,
  proposal: null,
  ...changes,
});
const drawn = (data: { upcoming: Appointment[]; past: Appointment[] }) =>
  renderToStaticMarkup(
    <StillPage>
      <AppointmentsPage data={data} params={{}} />
    </StillPage>,
  );

describe('the appointments page', () => {
  it('says that there is none, and where to find an advisor', () => {
    const markup = drawn({ upcoming: [], past: [] });
    expect(markup).toContain('Aucun rendez-vous à venir');
    expect(markup).toContain('href="/equipe"');
    expect(markup).not.toContain('Passés');
  });

  it('names the next one, links its advisor, and lists the past apart', () => {
    const markup = drawn({
      upcoming: [one('1'), one('2')],
      past: [one('3', { status: 'cancelled', kind: 'written' })],
    });
    expect(markup.split('Prochain rendez-vous')).toHaveLength(2);
    expect(markup.split('href="/equipe/maelle"')).toHaveLength(3);
    expect(markup).toContain('Avec Maëlle, par écrit');
    expect(markup).toContain('Annulé');
    expect(markup).not.toContain('Aucun rendez-vous');
  });

  it('keeps the past in sight when nothing is to come', () => {
    const markup = drawn({ upcoming: [], past: [one('3', { status: 'done' })] });
    expect(markup).toContain('Aucun rendez-vous à venir');
    expect(markup).toContain('Passés');
  });
});
