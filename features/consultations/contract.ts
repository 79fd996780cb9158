export * from './contract/call.ts';
export * from './contract/dossier.ts';
export * from './contract/guards.ts';
export * from './contract/question.ts';
export * from './contract/queue.ts';
export * from './contract/room.ts';
export * from './contract/table.ts';
export * from './contract/transcript.ts';
