import { defineScreen, type Screen } from '@solelune/screen';
import { transcript } from '../../contract/transcript.ts';
import { addresses } from '../addresses.ts';

export const transcriptScreens: Screen[] = [
  defineScreen({
    name: 'consultations.transcript',
    path: addresses.transcript.path,
    title: 'La conversation',
    universe: 'advisors',
    page: () => import('./transcript-page.tsx'),
    call: transcript,
    input: ({ id }) => ({ id }),
    access: 'member',
    result: true,
  }),
];
