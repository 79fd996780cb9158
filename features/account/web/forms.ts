export { type AccountAccess, AccountContext, type LoginFields } from './account-context.ts';
export { LoginForm } from './login-form.tsx';
export { SignupNotice } from './signup-notice.tsx';
