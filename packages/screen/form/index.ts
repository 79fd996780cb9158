export { type Problems, problemsAmong } from './form-state.ts';
export { useAddressForm } from './use-address-form.ts';
export { useCallForm } from './use-call-form.ts';
export { type Form, textOf, useForm } from './use-form.ts';
