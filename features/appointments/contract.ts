import { type CallAnswer, defineCall } from '@solelune/contract';
import { z } from 'zod';

const appointmentSchema = z.object({
  id: z.string(),
  advisor: z.object({
    user_id: z.int(),
    slug: z.string(),
    display_name: z.string(),
    picture: z.string().nullable(),
  }),
  starts_at: z.iso.datetime(),
  /** In minutes. */
  duration: z.int(),
  kind: z.enum(['phone', 'chat', 'written']),
  /** In cents. */
  amount: z.int(),
  status: z.enum(['booked', 'done', 'cancelled', 'missed']),
});

export const appointment = defineCall({
  name: 'appointments.list',
  method: 'GET',
  path: 'user/profile/appointment.json',
  summary:
    'Rend les rendez-vous du membre : à venir, le plus proche d’abord ; passés ou annulés, le plus récent d’abord',
  input: z.object({}),
  answer: z.object({ upcoming: z.array(appointmentSchema), past: z.array(appointmentSchema) }),
  access: 'member',
});

export type Appointment = CallAnswer<typeof appointment>['upcoming'][number];
