import { questionLetters } from '../../mail/question-letters.ts';
import type { Part } from '../parts.ts';
import { questionHandlers } from './handlers.ts';
import { questionJobs } from './jobs.ts';
import { questionMembers } from './keeping.ts';
import { pictureDownload } from './picture-download.ts';
import { questionProduct } from './product.ts';
import { sealedPicture, sealedQuestion } from './question.repo.ts';

export const questionPart: Part = {
  handlers: questionHandlers,
  jobs: questionJobs,
  letters: questionLetters,
  products: [questionProduct],
  permissions: { 'consultations.answer': ['advisor'] },
  downloads: [pictureDownload],
  members: questionMembers,
  sealed: [...Object.values(sealedQuestion), sealedPicture],
};
