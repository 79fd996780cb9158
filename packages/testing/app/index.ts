export { useClock } from './clock.ts';
export { type MemberTestApp, startMemberApp } from './member-app.ts';
export { openSocket, type TestSocket } from './open-socket.ts';
export { bearer, startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
export { useReadingCalls } from './use-reading-calls.ts';
