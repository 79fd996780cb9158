import { defineFeature } from '@solelune/contract/server';
import { appointmentHandler } from './api/appointment.ts';
import { appointmentsExtension } from './api/export-appointments.ts';

/** Appointments of members. */
export default defineFeature({
  name: 'appointments',
  handlers: [appointmentHandler],
  migrations: new URL('./api/migrations/', import.meta.url),
  members: appointmentsExtension,
});
