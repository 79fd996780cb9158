import { pathPoint } from '@solelune/ui/geometry';

const RAYS = Array.from(
  { length: 72 },
  (_, index) => `M${pathPoint(index % 3 ? 92 : 86, index * 5)}L${pathPoint(97, index * 5)}`,
).join('');

/** A medal with a keyhole, or with the hour and its reflection. */
export function CurrentHourMedal({ hour }: { hour: string | null }) {
  return (
    <svg className="mirror-medal" viewBox="-110 -110 220 220" aria-hidden="true" data-open={hour ? '' : undefined}>
      <circle r="106" className="mirror-medal__rim" />
      <circle r="100" className="mirror-medal__ground" />
      <path d={RAYS} className="mirror-medal__line" />
      <circle r="80" className="mirror-medal__line" />
      {hour ? (
        <>
          <text y="-6">{hour}</text>
          <text y="-6" transform="translate(0 4) scale(1 -1)" opacity=".32">
            {hour}
          </text>
          <path d="M-62 3h124" className="mirror-medal__line" />
        </>
      ) : (
        <path
          className="mirror-medal__lock"
          d="M-26-6h52v42h-52zM-17-6v-16a17 17 0 0 1 34 0v16M0 10v12M-5 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        />
      )}
    </svg>
  );
}
