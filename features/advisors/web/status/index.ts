export { StatusWhenNear } from './status-when-near.tsx';
