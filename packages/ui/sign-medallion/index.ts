export { SignMedallion, type SignMedallionProps } from './sign-medallion.tsx';
