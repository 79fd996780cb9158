export { TextInput, type TextInputProps } from './text-input.tsx';
