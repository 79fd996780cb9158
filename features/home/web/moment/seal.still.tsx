export { GreatSeal as default } from '@solelune/angels/web/seal';
