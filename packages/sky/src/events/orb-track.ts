// The way of a body over a span, as nodes between which it only goes forwards or only backwards: the longitude is unwrapped, so that a year of Mars or a
// month of the Moon goes on beyond 360. It grows at either end when something that touches the span began before it or ends after it.
import { differenceDeg } from '../angles.ts';
import { bisect, type Motion, refine } from './crossings.ts';

export class OrbTrack {
  /** Terrestrial time and unwrapped longitude of the nodes, in time order. */
  readonly jds: number[];
  readonly lons: number[];
  readonly #motion: Motion;
  readonly #stepDays: number;

  constructor(motion: Motion, fromJd: number, toJd: number, stepDays: number) {
    this.#motion = motion;
    this.#stepDays = stepDays;
    this.jds = [fromJd];
    this.lons = [motion(fromJd).deg];
    this.#walk(toJd);
  }

  get fromJd(): number {
    return this.jds[0] as number;
  }

  get toJd(): number {
    return this.jds.at(-1) as number;
  }

  growAfter(days: number): void {
    this.#walk(this.toJd + days);
  }

  growBefore(days: number): void {
    const earlier = new OrbTrack(this.#motion, this.fromJd - days, this.fromJd, this.#stepDays);
    // The same instant in both: the turns of the circle that the earlier part did not count.
    const shift = Math.round(((this.lons[0] as number) - (earlier.lons.at(-1) as number)) / 360) * 360;
    this.jds.unshift(...earlier.jds.slice(0, -1));
    this.lons.unshift(...earlier.lons.slice(0, -1).map((lon) => lon + shift));
  }

  /** When the longitude takes a value between a node and the next. */
  timeOf(lonDeg: number, node: number): number {
    const forward = (this.lons[node + 1] as number) > (this.lons[node] as number);
    return refine(this.#motion, lonDeg, this.jds[node] as number, this.jds[node + 1] as number, forward);
  }

  #walk(toJd: number): void {
    let speed = this.#motion(this.toJd).perDay;
    while (this.toJd < toJd) {
      const before = this.toJd;
      const after = Math.min(before + this.#stepDays, toJd);
      const speedAfter = this.#motion(after).perDay;
      if (speed > 0 !== speedAfter > 0) {
        const forward = speed > 0;
        this.#add(bisect((jd) => this.#motion(jd).perDay > 0 === forward, before, after));
      }
      this.#add(after);
      speed = speedAfter;
    }
  }

  #add(jd: number): void {
    const last = this.lons.at(-1) as number;
    this.jds.push(jd);
    this.lons.push(last + differenceDeg(this.#motion(jd).deg, last));
  }
}
