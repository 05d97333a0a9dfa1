import Link from 'next/link';
import { CLASS_DRIVE } from '@/words/class-drive';
import { PROJECTOR } from '@/words/projector';

const SCREENS = [
  { path: '', label: PROJECTOR.field },
  { path: '/drive', label: CLASS_DRIVE.title },
  { path: '/boards', label: PROJECTOR.leaderboard },
  { path: '/finish', label: PROJECTOR.photoFinish },
] as const;

/**
 * Links between the screens. They appear at the bottom edge on hover or keyboard focus, so the
 * class doesn't see them.
 */
export function ScreenLinks({ leagueId }: { leagueId: string }) {
  return (
    <nav aria-label={PROJECTOR.screens} className="screen-links">
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
