import type { Notice } from '@solelune/screen/app';
import { createStore, useStore } from '../state/store.ts';
import { type Toast, ToastQueue } from './toast-queue.ts';

const store = createStore<{ shown: readonly Toast[] }>({ shown: [] });
const queue = new ToastQueue(() => store.set({ shown: queue.shown }));
let count = 0;

/** Notices at the top right. */
export const toasts = {
  /** Gives the id by which the notice can be changed or taken away. */
  add(notice: Notice): string {
    const id = `toast-${++count}`;
    queue.add({ ...notice, id });
    return id;
  },
  update: (id: string, change: Partial<Notice>): void => queue.update(id, change),
  dismiss: (id: string): void => queue.dismiss(id),
  clear: (): void => queue.clear(),
};

export const useShownToasts = (): readonly Toast[] => useStore(store, ({ shown }) => shown);
