/** Five answers from low to high. */
export const FACE_LEVELS = [1, 2, 3, 4, 5] as const;
export type FaceLevel = (typeof FACE_LEVELS)[number];

const MOUTHS: Readonly<Record<FaceLevel, string>> = {
  1: 'M20 45q12-12 24 0',
  2: 'M21 43q11-6 22 0',
  3: 'M21 42h22',
  4: 'M21 39q11 8 22 0',
  5: 'M19 37q13 17 26 0Z',
};
const BROWS: Readonly<Record<FaceLevel, string>> = {
  1: 'M18 24l8-4M46 24l-8-4',
  2: 'M18 22.500l8-2M46 22.500l-8-2',
  3: 'M18 21h8M38 21h8',
  4: 'M18 21q4-3 8 0M38 21q4-3 8 0',
  5: 'M18 20q4-4 8-1M46 20q-4-4-8-1',
};
const FILLS: Readonly<Record<FaceLevel, string>> = { 1: '#dbe7f0', 2: '#dfeeea', 3: '#eef1d8', 4: '#fbeab0', 5: '#ffd24a' };

/** One face of the family: same head, other brows and mouth. It decorates; the answer stands beside it in words. */
export function Face({ level }: { level: FaceLevel }) {
  return (
    <svg viewBox="0 0 64 64" width={56} height={56} aria-hidden="true" className="keep-colors block" fill="none" stroke="#12231b">
      <circle cx="32" cy="32" r="28" fill={FILLS[level]} strokeWidth="2.5" />
      <path d={BROWS[level]} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="22.500" cy="29" r="3" fill="#12231b" stroke="none" />
      <circle cx="41.500" cy="29" r="3" fill="#12231b" stroke="none" />
      <path d={MOUTHS[level]} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill={level === 5 ? '#fff' : 'none'} />
    </svg>
  );
}
