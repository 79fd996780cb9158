export { RuledItem, RuledList } from './ruled-list.tsx';
