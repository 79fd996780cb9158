export { writeDocument } from '../documents.repo.ts';
export { type PaymentsApp, startPaymentsApp } from './payments-app.ts';
