import { handle } from '@solelune/contract/server';
import { setEmailTopic } from '@solelune/profile/api';
import { letterStop } from '../../contract.ts';
import { findByStopKey, stopPush } from './letter.repo.ts';

/** Both ways at once: who presses « stop » wants no more of it. A key that is nobody's is answered like one that was: who tries keys learns nothing, and who stopped long ago is not told of an error. */
export const letterStopHandler = handle(letterStop, async ({ key }, { db, now }) => {
  const row = await findByStopKey(db, key);
  if (row) {
    await setEmailTopic(db, row.user_id, { topic: 'horoscope', wanted: false }, now);
    await stopPush(db, row.user_id);
  }
  return { is_stopped: true };
});
