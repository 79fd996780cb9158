export { type KeptPictures, keptPictures, PICTURE_TYPES } from './kept-pictures.ts';
export { line } from './lettering.ts';
export { type Art, coverPicture, sharePicture } from './picture.ts';
