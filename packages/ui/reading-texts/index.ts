export { TextBlock, type TextBlockProps, TextColumns } from './reading-texts.tsx';
