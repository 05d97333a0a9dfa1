import Link from 'next/link';

const SCREENS = [
  { path: '', label: 'Field' },
  { path: '/boards', label: 'Leaderboard' },
  { path: '/finish', label: 'Photo finish' },
] as const;

/**
 * From one screen to another, for whoever looks for it with the pointer at the bottom edge or with
 * the keyboard; the class sees nothing of it.
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
