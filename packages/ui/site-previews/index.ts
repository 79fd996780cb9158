export { SitePreviews } from './site-previews.tsx';
