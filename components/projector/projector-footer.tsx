'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { CLASS_DRIVE } from '@/words/class-drive';
import { BACK_TO, PROJECTOR } from '@/words/projector';

const screens = () =>
  [
    { path: '', label: PROJECTOR.field },
    { path: '/drive', label: CLASS_DRIVE.title },
    { path: '/boards', label: PROJECTOR.leaderboard },
    { path: '/finish', label: PROJECTOR.photoFinish },
  ] as const;

const OPENED_FROM = {
  week: '',
  mistakes: '/mistakes',
  graphs: '/graphs/together',
  brief: '/brief',
};
type ProjectorFooterProps = {
  leagueId: string;
  from: keyof typeof OPENED_FROM;
  /** Null for the latest week. */
  week: number | null;
  hasScreens?: boolean;
};

/** The footer disappears after five seconds, and comes back on hover and keyboard focus. */
export function ProjectorFooter({
  leagueId,
  from,
  week,
  hasScreens = false,
}: ProjectorFooterProps) {
  const router = useRouter();
  const home = `/teacher/leagues/${leagueId}`;
  const back = `${home}${OPENED_FROM[from]}${week === null ? '' : `?week=${week}`}`;

  useEffect(() => {
    function press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (ctrlKey || metaKey || altKey) return;
      // In full screen the browser keeps the first Escape, which ends full screen.
      if (key === 'Escape') router.push(back);
      if (key !== 'f') return;
      if (document.fullscreenElement) void document.exitFullscreen();
      else document.documentElement.requestFullscreen().catch(() => undefined);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [router, back]);

  return (
    <nav aria-label={PROJECTOR.screens} className="screen-links">
      <Link href={back} prefetch={false} className="nav-link gap-2">
        <Key>{PROJECTOR.escape}</Key>
        <span>{BACK_TO[from]}</span>
      </Link>
      <p className="flex items-center gap-2 px-3">
        <Key>{PROJECTOR.fullKey}</Key>
        <span>{PROJECTOR.fullScreen}</span>
      </p>
      {hasScreens
        ? screens().map(({ path, label }) => (
            <Link
              key={label}
              href={`${home}/project${path}${week === null ? '' : `?week=${week}`}`}
              prefetch={false}
              className="nav-link"
            >
              {label}
            </Link>
          ))
        : null}
    </nav>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-sm border-2 border-board-line px-2 text-base">{children}</kbd>;
}
