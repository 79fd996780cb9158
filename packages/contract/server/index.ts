export { Failure, fail } from '../errors.ts';
export { defineApi, type FeatureApi, type FeatureParts, type FileServer } from './api.ts';
export { type CallContext, type Handler, handle, type Services, type Who } from './context.ts';
export { type Caller, type Outcome, type Pipeline, runCall } from './pipeline.ts';
export type { SocketAction, SocketConnection } from './socket.ts';
export { type Transact, transactIn } from './transactions.ts';
