import './life-mark.css';

const MARKS = {
  love: 'M42 60C26 48 20 40 20 32a11 11 0 0 1 22-5 11 11 0 0 1 22 5c0 8-6 16-22 28zM42 27v33',
  work: 'M22 58h40M28 58V44M36 58V36M44 58V40M52 58V28M24 40l12-10 8 5 14-15M58 20h-7M58 20v7',
  vitality:
    'M18 36c8-8 16-8 24 0s16 8 24 0M18 46c8-8 16-8 24 0s16 8 24 0M18 56c8-8 16-8 24 0s16 8 24 0M42 18v6M34 21l2 4M50 21l-2 4',
} as const;
type Life = keyof typeof MARKS;

export const isLife = (key: string): key is Life => key in MARKS;

/** A seal for each part of a life; its name stands under it. */
export const LifeMark = ({ of }: { of: Life }) => (
  <svg className="life-mark" viewBox="0 0 84 84" width="92" height="92" aria-hidden="true">
    <circle cx="42" cy="42" r="40" />
    <circle cx="42" cy="42" r="35" />
    <path d={MARKS[of]} />
  </svg>
);
