export { BlankBookPicture } from './blank-book-picture.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { OfflinePicture } from './offline-picture.tsx';
