import { handle } from '@solelune/contract/server';
import { jsErrors } from '../contract.ts';

/** The line goes through the log's scrubber: addresses keep their pattern, nothing personal is written. */
export const jsErrorsHandler = handle(jsErrors, ({ err }, { services }) => {
  const { message, url, path, route, user_agent: userAgent, context } = err;
  services.errors.count('browser');
  services.log.warn({ browser: { message, url, path, route, userAgent, context } }, 'browser error');
  return { success: true };
});
