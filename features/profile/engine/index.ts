export { COMPLETION_ITEMS, type Completion, type CompletionItem, completionOf } from './completion.ts';
