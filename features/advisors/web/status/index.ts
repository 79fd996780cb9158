export { StatusIndicator } from './status-indicator.tsx';
