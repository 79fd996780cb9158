export { ArticlesAbout } from './articles-about.tsx';
