export { MedalList } from './medal-list.tsx';
