import {
  HELMET_CAGE_PATH,
  HELMET_SHELL_PATH,
  HELMET_STRIPE_PATH,
} from '@/components/football/helmet';

/** Shell and face mask colors of a few teams, from the colors that a team can choose. */
const TEAMS = [
  ['#FF9933', '#339999'],
  ['#6B2FA0', '#66CC66'],
  ['#FF99FF', '#F5C245'],
  ['#2E86C1', '#FF9933'],
] as const;

/** Some teams of a class, and one that is still to come. Each shape is sent once. */
export function HelmetRow() {
  return (
    <svg
      viewBox="0 0 900 150"
      className="keep-colors w-full"
      aria-hidden="true"
      fill="none"
      strokeWidth="4"
    >
      <defs>
        <path id="helmet-shell" d={HELMET_SHELL_PATH} />
        <path id="helmet-stripe" d={HELMET_STRIPE_PATH} />
        <path id="helmet-cage" d={HELMET_CAGE_PATH} strokeLinecap="round" strokeWidth="6" />
      </defs>
      {TEAMS.map(([shell, mask], index) => (
        <g
          key={shell}
          transform={`translate(${32 + index * 170} 22)`}
          fill={shell}
          stroke="#07492b"
        >
          <use href="#helmet-shell" />
          <use href="#helmet-stripe" fill={mask} stroke="none" />
          <use href="#helmet-cage" fill="none" stroke={mask} />
        </g>
      ))}
      <g transform={`translate(${32 + TEAMS.length * 170} 22)`} stroke="#fff" strokeDasharray="7 7">
        <use href="#helmet-shell" />
        <use href="#helmet-cage" strokeWidth="4" />
      </g>
    </svg>
  );
}
