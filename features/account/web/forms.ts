export { LoginForm } from './login-form.tsx';
export { SignupNotice } from './signup-notice.tsx';
