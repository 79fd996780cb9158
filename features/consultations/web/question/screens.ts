import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { question, questionAsked, questionForm, questions, questionsAsked } from '../../contract/question.ts';
import { addresses } from '../addresses.ts';
import { questionAddresses } from './addresses.ts';

const answers = can('consultations.answer');

export const questionScreens: Screen[] = [
  defineScreen({
    name: 'consultations.write',
    path: addresses.write.path,
    title: 'Écrire une question',
    universe: 'advisors',
    page: () => import('./write-page.tsx'),
    call: questionForm,
    input: ({ slug }) => ({ slug }),
    access: 'member',
    noBottomNav: true,
  }),
  defineScreen({
    name: 'consultations.questions',
    path: questionAddresses.all.path,
    title: 'Mes questions écrites',
    universe: 'general',
    frame: 'member',
    page: () => import('./questions-page.tsx'),
    call: questions,
    access: 'member',
  }),
  defineScreen({
    name: 'consultations.question',
    path: questionAddresses.mine.path,
    title: 'Ma question',
    universe: 'general',
    frame: 'member',
    page: () => import('./question-page.tsx'),
    call: question,
    input: ({ id }) => ({ id }),
    access: 'member',
  }),
  defineScreen({
    name: 'consultations.asked',
    path: questionAddresses.asked.path,
    title: 'Questions à répondre',
    universe: 'advisors',
    frame: 'console',
    page: () => import('./asked-list-page.tsx'),
    call: questionsAsked,
    access: answers,
    noBottomNav: true,
  }),
  defineScreen({
    name: 'consultations.answer',
    path: addresses.consoleQuestion.path,
    title: 'Répondre à une question',
    universe: 'advisors',
    frame: 'console',
    page: () => import('./answer-page.tsx'),
    call: questionAsked,
    input: ({ id }) => ({ id }),
    access: answers,
    noBottomNav: true,
  }),
];
