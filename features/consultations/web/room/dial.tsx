import './dial.css';

interface DialProps {
  /** Of what was agreed to, from 0 to 1. */
  used: number;
  isRunning: boolean;
}

const TURN = 2 * Math.PI * 52;

/** The cap as a face of a clock: what was used of it fills the ring. */
export function Dial({ used, isRunning }: DialProps) {
  return (
    <svg className="room-dial" viewBox="0 0 120 120" aria-hidden="true" data-running={isRunning || undefined}>
      <circle className="room-dial__ring" cx="60" cy="60" r="52" />
      {Array.from({ length: 12 }, (_, hour) => (
        <line
          key={hour}
          className="room-dial__hour"
          x1="60"
          y1="3"
          x2="60"
          y2={hour % 3 === 0 ? 13 : 9}
          transform={`rotate(${hour * 30} 60 60)`}
        />
      ))}
      <circle
        className="room-dial__used"
        cx="60"
        cy="60"
        r="52"
        transform="rotate(-90 60 60)"
        strokeDasharray={`${Math.min(1, Math.max(0, used)) * TURN} ${TURN}`}
      />
      <path className="room-dial__star" d="M60 30 66 54 90 60 66 66 60 90 54 66 30 60 54 54Z" />
    </svg>
  );
}
