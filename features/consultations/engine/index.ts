export * from './due.ts';
export * from './events.ts';
export * from './meter.ts';
export * from './receipt.ts';
export * from './room-log.ts';
export * from './state.ts';
