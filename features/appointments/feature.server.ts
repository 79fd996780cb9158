import { defineFeature } from '@solelune/contract/server';
import { lastConsulted } from './api/appointment.repo.ts';
import { plantAgendas } from './api/demo.ts';
import { appointmentsExtension } from './api/export-appointments.ts';
import { nextFree, openHours } from './api/free-slots.ts';
import * as advisor from './api/handlers/advisor.ts';
import { bookingHandler, holdHandler, slotsHandler } from './api/handlers/booking.ts';
import * as changing from './api/handlers/changing.ts';
import { appointmentHandler } from './api/handlers/list.ts';
import { appointmentJobs } from './api/jobs.ts';
import { appointmentProduct } from './api/product.ts';
import { appointmentLetters } from './mail/letters.ts';

/** Agendas of advisors, appointments of members. */
export default defineFeature({
  name: 'appointments',
  handlers: [
    ...[appointmentHandler, bookingHandler, slotsHandler, holdHandler],
    ...[changing.cancelHandler, changing.chooseRefundHandler, changing.proposeHandler, changing.answerHandler],
    changing.calendarLinkHandler,
    ...[advisor.agendaHandler, advisor.agendaSaveHandler, advisor.advisedHandler],
    ...[advisor.advisorCancelHandler, advisor.advisorProposeHandler, advisor.advisorAnswerHandler],
  ],
  permissions: { 'appointments.advise': ['advisor'] },
  downloads: [changing.calendarDownload],
  migrations: new URL('./api/migrations/', import.meta.url),
  letters: appointmentLetters,
  jobs: appointmentJobs,
  members: appointmentsExtension,
  products: [appointmentProduct],
  advisors: { nextFree, openHours, consulted: lastConsulted },
  demo: plantAgendas,
});
