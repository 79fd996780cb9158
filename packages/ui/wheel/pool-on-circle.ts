interface Block {
  /** Index of its first member; the others follow, past the last index too. */
  first: number;
  count: number;
  startDeg: number;
}

/**
 * Places on a circle, in the given order, each at least its gap before the next, with the least sum of squared moves from the wanted ones
 * (isotonic regression by pooling adjacent violators, closed into a circle: neighbours that overlap become one block, which stands
 * where its members' moves cancel out; a pooling never has to be undone). `wantedDeg` ascends over at most one turn; `gapsDeg[i]` is
 * between i and the next, the last one between the last and the first. Gaps that fill more than the circle shrink together.
 */
export function poolOnCircle(wantedDeg: readonly number[], gapsDeg: readonly number[]): number[] {
  const count = wantedDeg.length;
  const asked = gapsDeg.reduce((sum, gap) => sum + gap, 0);
  const scale = asked > 360 ? 360 / asked : 1;
  const gap = (index: number) => (gapsDeg[index % count] ?? 0) * scale;
  const wanted = (index: number) => (wantedDeg[index % count] ?? 0) + (index >= count ? 360 : 0);
  const blocks: Block[] = wantedDeg.map((startDeg, first) => ({ first, count: 1, startDeg }));

  /** Width up to its last member. */
  const width = (block: Block) => {
    let sum = 0;
    for (let k = 0; k < block.count - 1; k++) sum += gap(block.first + k);
    return sum;
  };
  const balanced = (first: number, size: number): Block => {
    let offset = 0;
    let sum = 0;
    for (let k = 0; k < size; k++) {
      sum += wanted(first + k) - offset;
      offset += gap(first + k);
    }
    return { first, count: size, startDeg: sum / size };
  };
  const overlapsNext = (index: number) => {
    const block = blocks[index] as Block;
    const next = blocks[(index + 1) % blocks.length] as Block;
    const nextStart = next.startDeg + (index === blocks.length - 1 ? 360 : 0);
    return nextStart - block.startDeg < width(block) + gap(block.first + block.count - 1) - 1e-9;
  };

  for (let index = 0; blocks.length > 1 && index < blocks.length; ) {
    if (!overlapsNext(index)) {
      index++;
      continue;
    }
    const block = blocks[index] as Block;
    const next = blocks[(index + 1) % blocks.length] as Block;
    blocks[index] = balanced(block.first, block.count + next.count);
    blocks.splice((index + 1) % blocks.length, 1);
    // The wider block may now reach back, over the start of the circle too: look again from the first one.
    index = 0;
  }

  const places = new Array<number>(count);
  for (const block of blocks) {
    let offset = 0;
    for (let k = 0; k < block.count; k++) {
      const member = block.first + k;
      places[member % count] = block.startDeg + offset - (member >= count ? 360 : 0);
      offset += gap(member);
    }
  }
  return places;
}
