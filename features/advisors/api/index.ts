export {
  type Advisor,
  findAdvisor,
  findAdvisorBySlug,
  findAdvisorOfUser,
  listAdvisors,
  picturesOf,
} from './advisor.repo.ts';
export type { AdvisorsSlot, FreeSlot } from './consultation-slots.ts';
export { closeConsole, enterRoom, keepConsole, LEASE_SECONDS, leaveRoom, setSwitch } from './presence.ts';
export { spotlightCards } from './spotlight.ts';
