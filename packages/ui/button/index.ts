export { Button, type ButtonProps } from './button.tsx';
export { type ButtonLook, type ButtonTone, buttonClass } from './button-class.ts';
