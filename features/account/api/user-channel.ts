import { createHash } from 'node:crypto';
import { answerChannel, type Services } from '@solelune/contract/server';
import { userChannel } from '../contract.ts';
import { findById } from './user.repo.ts';
import { userView } from './user-view.ts';

export const userChannelAnswer = answerChannel(userChannel, {
  key: (_, { userId }) => userId,
  state: async (userId, { db, services, now }) => {
    const user = await findById(db, userId);
    // How the session was opened is no change of the user: every browser of theirs is told the same.
    const shown = user && (await userView(services, db, user, 'full', now, true));
    return {
      mark: createHash('sha256')
        .update(JSON.stringify(shown ?? null))
        .digest('base64url'),
    };
  },
});

/** For every feature that has a part in the current user: the browsers of this member read it again at once, and not at their next turn. */
export const userChanged = ({ channels }: Pick<Services, 'channels'>, userId: string): void =>
  channels.changed(userChannel, userId);
