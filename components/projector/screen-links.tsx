import Link from 'next/link';

const SCREENS = [
  { path: '', label: 'Field' },
  { path: '/boards', label: 'Leaderboard' },
  { path: '/finish', label: 'Photo finish' },
] as const;

/**
 * Links between the screens. They appear at the bottom edge on hover or keyboard focus, so the
 * class doesn't see them.
 */
export function ScreenLinks({ leagueId }: { leagueId: string }) {
  return (
    <nav aria-label="Screens" className="screen-links">
      {SCREENS.map(({ path, label }) => (
        <Link
          key={label}
          href={`/teacher/leagues/${leagueId}/project${path}`}
          prefetch={false}
          className="nav-link"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
