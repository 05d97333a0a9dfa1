import { MixedNumberText } from './mixed-number-text';
import { NumberLine, type NumberLinePoint } from './number-line';

export function NumberLineWithPins({
  points,
  min,
  max,
}: {
  points: readonly NumberLinePoint[];
  min: number;
  max: number;
}) {
  return (
    <div>
      <NumberLine
        points={points}
        min={min}
        max={max}
        renderMark={(_, index) => <Pin number={index + 1} />}
      />
      <NumberLinePointList points={points} numbered />
    </div>
  );
}

export function NumberLinePointList({
  points,
  numbered = false,
}: {
  points: readonly NumberLinePoint[];
  numbered?: boolean;
}) {
  return (
    <ol className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {points.map((point, index) => (
        <li key={point.label} className="inline-flex min-w-0 items-center gap-2">
          {numbered ? (
            <span
              className={
                'flex size-6 items-center justify-center shrink-0 rounded-full bg-content ' +
                'font-bold text-raised text-base'
              }
            >
              {index + 1}
            </span>
          ) : null}
          <span className="min-w-0 wrap-anywhere">{`${point.label}:`}</span>
          <MixedNumberText value={point.value} />
        </li>
      ))}
    </ol>
  );
}

/** Sized like a default mark, plus the stem down to the line. */
function Pin({ number }: { number: number }) {
  return (
    <>
      <path d="M12 36V24" stroke="#12231b" strokeWidth="2.5" />
      <circle cx="12" cy="15" r="12" fill="#12231b" />
      <text x="12" y="20" textAnchor="middle" fill="#fff" fontSize="14" fontWeight="700">
        {number}
      </text>
    </>
  );
}
