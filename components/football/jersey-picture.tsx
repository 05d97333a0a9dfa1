import type { Jersey } from '@/lib/domain/football/jersey';

/** It is decoration, because the name is beside it as text. */
export function JerseyPicture({
  jersey: { fill, trim, ink, big, small },
  width,
}: {
  jersey: Jersey;
  width: number;
}) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={width}
      height={width}
      className="keep-colors block shrink-0"
      aria-hidden="true"
    >
      <path
        d={
          'M20 4 8 9.5C5 11 3 13.5 2.5 17L1 30l11 2.5V58c0 2 1.5 3.5 3.5 3.5h33c2 0 3.5-1.5 ' +
          '3.5-3.5V32.5L63 30l-1.5-13C61 13.5 59 11 56 9.5L44 4c-2 5-6.5 8-12 8S22 9 20 4Z'
        }
        fill={fill}
        stroke="#12231b"
        strokeOpacity=".35"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="m1.7 24 10.8 2.6M62.3 24l-10.8 2.6M20 4c2 5 6.5 8 12 8s10-3 12-8"
        fill="none"
        stroke={trim}
        strokeWidth="3.2"
      />
      <g fill={ink} textAnchor="middle" fontWeight="700">
        <text x="32" y="38" fontSize={big.length > 2 ? 18 : 24}>
          {big}
        </text>
        <text x="32" y="54" fontSize="12">
          {small}
        </text>
      </g>
    </svg>
  );
}
