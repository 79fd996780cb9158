// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import { countAngelsMatched } from '../../contract.ts';
import { FIRST_STATE } from '../../engine/index.ts';
import { KeptFeelings } from './kept-feelings.tsx';

const call = vi.fn(async () => ({ count: 0, count_any: 0 }));
const shown = async (kept: readonly string[], count: number, count_any: number) => {
  call.mockResolvedValueOnce({ count, count_any });
  const { box } = await draw(
    <StillPage app={{ call: call as never }}>
      <KeptFeelings state={{ ...FIRST_STATE, kept }} canGoBack={false} onBack={() => {}} onRestart={() => {}} />
    </StillPage>,
  );
  return box.querySelector('.angels-kept__matched')?.textContent;
};

it('the count of the angels that match is asked for and told', async () => {
  expect(await shown(['paix'], 8, 8)).toBe('8\u00A0anges ont ce ressenti.');
  expect(call).toHaveBeenCalledWith(countAngelsMatched, { feelings: ['paix'] }, expect.anything());
  expect(await shown(['paix', 'courage'], 1, 14)).toBe(
    '1\u00A0ange a vos 2 ressentis à la fois\u202F; 14\u00A0anges ont au moins l’un d’eux.',
  );
  expect(await shown(['paix', 'courage'], 0, 14)).toContain('Aucun ange n’a vos 2 ressentis à la fois');
});

it('nothing is asked before a choice, nor for more words than the call takes', async () => {
  call.mockClear();
  expect(await shown([], 1, 1)).toBe('');
  expect(await shown(['paix', 'courage', 'amour', 'joie', 'force', 'nature'], 1, 1)).toBe('');
  expect(call).not.toHaveBeenCalled();
});
