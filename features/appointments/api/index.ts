import { defineApi } from '@solelune/contract/server';
import { appointmentHandler } from './appointment.ts';

export { appointmentsExtension } from './export-appointments.ts';

export const appointmentsApi = defineApi({
  name: 'appointments',
  handlers: [appointmentHandler],
  migrations: new URL('./migrations/', import.meta.url),
});
