/** ln(n!), by Stirling's series from 16 on (error below 1e-12), by the sum below. */
function logFactorial(n: number): number {
  if (n < 16) {
    let sum = 0;
    for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
    return sum;
  }
  const inverse = 1 / n;
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260 - inverse ** 7 / 1680;
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series;
}

/** The chance of exactly `k` successes in `n` independent trials of chance `p`, 0 < p < 1. */
function exactly(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0;
  const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p));
}

/** What is too small to change a printed figure. */
const NEGLIGIBLE = 1e-15;

/** The chance of `k` successes or more, summed on the side of the mean that is shorter. */
export function atLeast(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  if (k <= n * p) return Math.max(0, 1 - atMost(k - 1, n, p));
  let sum = 0;
  for (let count = k; count <= n; count += 1) {
    const chance = exactly(count, n, p);
    sum += chance;
    if (chance < NEGLIGIBLE * (sum || 1)) break;
  }
  return Math.min(1, sum);
}

/** The chance of `k` successes or fewer. */
export function atMost(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  if (k > n * p) return Math.max(0, 1 - atLeast(k + 1, n, p));
  let sum = 0;
  for (let count = k; count >= 0; count -= 1) {
    const chance = exactly(count, n, p);
    sum += chance;
    if (chance < NEGLIGIBLE * (sum || 1)) break;
  }
  return Math.min(1, sum);
}

/** The smallest count that is not below `share` of all outcomes: `quantile(0.025, …)` to `quantile(0.975, …)` holds 95 % of them. */
export function quantile(share: number, n: number, p: number): number {
  let [low, high] = [0, n];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (atMost(middle, n, p) >= share) high = middle;
    else low = middle + 1;
  }
  return low;
}
