export { Actions } from './actions.tsx';
