export { type Crumb, Crumbs } from './crumbs.tsx';
