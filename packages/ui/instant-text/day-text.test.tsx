import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayText } from './index.ts';

it('a day is told to machines as it is and to people in words', () => {
  expect(renderToString(<DayText date="1990-05-01" />)).toBe('<time dateTime="1990-05-01">1er\u00A0mai 1990</time>');
  expect(renderToString(<DayText date="0800-03-01" words={(date) => `le ${date}`} />)).toBe(
    '<time dateTime="0800-03-01">le 0800-03-01</time>',
  );
});
