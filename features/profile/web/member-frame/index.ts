export { MemberFrame } from './member-frame.tsx';
export { MemberSection } from './member-section.tsx';
