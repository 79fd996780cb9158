import { useId } from 'react';

interface Ends {
  mine: string;
  other: string;
  /** The other's portrait, where there is one. */
  picture: string | null;
  /** The two hear each other: the thread is whole. */
  isJoined: boolean;
}

/** Two people and the thread between them: two strands, whole when both voices pass. */
export function CallThread({ mine, other, picture, isJoined }: Ends) {
  const clip = useId();
  const strand = isJoined ? {} : { strokeDasharray: '1 7', strokeLinecap: 'round' as const };
  return (
    <svg className="call-thread" viewBox="0 0 250 116" aria-hidden="true">
      <End x={46} name={other} />
      {picture !== null && (
        <>
          <clipPath id={clip}>
            <circle cx={46} cy={58} r={36} />
          </clipPath>
          <image
            href={picture}
            x={10}
            y={22}
            width={72}
            height={72}
            clipPath={`url(#${clip})`}
            preserveAspectRatio="xMidYMid slice"
          />
        </>
      )}
      <End x={204} name={mine} />
      <path d="M90 58C108 34 142 34 160 58" stroke="#9fe0bd" {...strand} />
      <path d="M90 70C108 92 142 92 160 70" stroke="#f0d79b" {...strand} />
      {isJoined && (
        <path className="call-thread__spark" d="M125 29q1.6 9.4 11 11q-9.4 1.6-11 11q-1.6-9.4-11-11q9.4-1.6 11-11z" />
      )}
    </svg>
  );
}

const End = ({ x, name }: { x: number; name: string }) => (
  <g>
    <circle className="call-thread__ring" cx={x} cy={58} r={42} />
    <circle className="call-thread__medal" cx={x} cy={58} r={36} />
    <text x={x} y={58} dy=".34em" textAnchor="middle">
      {name.trim().charAt(0).toLocaleUpperCase('fr')}
    </text>
  </g>
);
