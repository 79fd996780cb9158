export { measures } from './composition/measures.ts';

import { kinds as dayKinds } from './corpus/day.ts';
import { kinds as longKinds } from './corpus/long.ts';

export const kinds = [...dayKinds, ...longKinds];
