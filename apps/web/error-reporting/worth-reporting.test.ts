import { describe, expect, it } from 'vitest';
import { isWorthReporting } from './worth-reporting.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('errors worth reporting', () => {
  it.each(['x is not a function', 'Script error in chart.js', 'Loading chunk 3 failed'])('"%s" is', (message) =>
    expect(isWorthReporting(message, CHROME)).toBe(true),
  );

  it.each(['net::ERR_NETWORK_CHANGED', 'Failed: net::ERR_BLOCKED_BY_CLIENT', 'Script error.', 'script error', ''])(
    '"%s" is not',
    (message) => expect(isWorthReporting(message, CHROME)).toBe(false),
  );

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; fr) Presto/2.12.423 Version/12.16',
  ])('nothing is from %s', (agent) => expect(isWorthReporting('x is not a function', agent)).toBe(false));
});
