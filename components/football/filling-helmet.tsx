import { CAGE, SHELL, SmallHelmet, type SmallHelmetProps } from './helmet';

/**
 * A helmet of chalk that fills with its team's colors from below: `done` of `of` parts. Each
 * further part rises in a moment; the last one fills it. It decorates: how many are done stands
 * beside it as text.
 */
export function FillingHelmet({
  look,
  size,
  done,
  of,
}: SmallHelmetProps & { done: number; of: number }) {
  return (
    <span
      className="relative block shrink-0"
      style={{ width: size, height: Math.round((size * 116) / 148) }}
    >
      <svg viewBox="0 0 148 116" className="absolute inset-0 size-full" aria-hidden="true">
        <path
          d={`${SHELL}${CAGE}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="5 4"
        />
      </svg>
      {/* The drawing stands between 4 and 105 of its 116. */}
      <span
        className="filling absolute inset-0"
        style={{ clipPath: `inset(${done >= of ? 0 : 90.5 - (87 * done) / of}% 0 0 0)` }}
      >
        <SmallHelmet look={look} size={size} />
      </span>
    </span>
  );
}
