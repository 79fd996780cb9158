export { Avatar, type AvatarProps, Presence } from './avatar.tsx';
export { type PresenceStatus, presenceLabel } from './presence.ts';
