export { MessagesSection } from './messages-section.tsx';
