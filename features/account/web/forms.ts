export { LoginForm } from './forms/login-form.tsx';
export { SignupForm } from './forms/signup-form.tsx';
