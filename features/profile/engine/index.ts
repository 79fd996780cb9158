export { type Completion, type CompletionItem, COMPLETION_ITEMS, completionOf } from './completion.ts';
