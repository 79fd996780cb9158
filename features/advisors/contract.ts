import { defineChannel } from '@solelune/contract';
import { z } from 'zod';

const statusSchema = z.object({
  status: z.enum(['online', 'busy', 'offline']),
  /** ISO instant. */
  comeback: z.string().optional(),
});

/** Product document, sections 3 and 7. */
export const statusChannel = defineChannel({
  name: 'advisors.status',
  summary: 'Dit si un conseiller est disponible, occupé ou absent',
  input: z.object({ id: z.int().positive() }),
  state: statusSchema,
  wire: { subscribe: 'subscribe_collaborators_status', update: 'update_collaborators_status', by: 'id' },
});
