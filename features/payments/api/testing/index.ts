export { type PaymentsApp, startPaymentsApp } from './payments-app.ts';
