export { type Problems, problemsAmong } from './form-state.ts';
export { type Form, textOf, useForm } from './use-form.ts';
