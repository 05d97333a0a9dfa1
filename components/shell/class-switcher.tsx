'use client';

import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import type { TeacherShellClassDto } from '@/lib/data/league/dto';
import { samePageOfOtherClassHref } from '@/lib/domain/site/teacher-places';
import { ROLE_NAMES } from '@/words/role-names';
import { TEACHER_FRAME } from '@/words/teacher-frame';

export function ClassSwitcher({ classes }: { classes: readonly TeacherShellClassDto[] }) {
  const path = usePathname();
  useFreshFrame(classes, path);
  const week = useSearchParams().get('week');
  return (
    <nav
      aria-label={TEACHER_FRAME.classes}
      className="order-last min-w-0 basis-full xl:order-none xl:basis-auto"
    >
      <ul className="flex flex-wrap xl:h-full xl:flex-nowrap xl:overflow-x-auto">
        <li className="flex">
          <Link
            href="/teacher/dashboard"
            prefetch={false}
            aria-current={path === '/teacher/dashboard' ? 'page' : undefined}
            className="nav-link"
          >
            <span>{TEACHER_FRAME.allClasses}</span>
            <LinkPending />
          </Link>
        </li>
        {classes.map(({ id, name, period, stuck, role }) => {
          const isHere =
            path === `/teacher/leagues/${id}` || path.startsWith(`/teacher/leagues/${id}/`);
          return (
            <li key={id} className="flex">
              <Link
                href={samePageOfOtherClassHref(id, path, week)}
                prefetch={false}
                title={name}
                aria-current={isHere ? 'true' : undefined}
                className={
                  'nav-link group gap-2 aria-[current=true]:border-chalk ' +
                  'aria-[current=true]:font-semibold aria-[current=true]:text-chalk'
                }
              >
                <span className="sr-only">{`${TEACHER_FRAME.period} `}</span>
                <span
                  className={
                    'flex h-8 min-w-8 items-center justify-center rounded-md border-2 ' +
                    'border-board-line px-1 font-semibold text-chalk ' +
                    'group-aria-[current]:border-chalk group-aria-[current]:bg-chalk ' +
                    'group-aria-[current]:text-board'
                  }
                >
                  {period}
                </span>
                {isHere ? (
                  <span className="max-w-[16rem] whitespace-normal text-balance leading-tight">
                    {name}
                  </span>
                ) : null}
                {stuck > 0 ? (
                  <span className="inline-flex items-center gap-1 text-chalk-warn">
                    <Icon name="triangle-alert" className="size-4" />
                    <span>{stuck}</span>
                    <span className="sr-only">{` ${TEACHER_FRAME.stuck}`}</span>
                  </span>
                ) : null}
                {role ? <span className="text-base">{ROLE_NAMES[role]}</span> : null}
                {isHere ? null : <span className="sr-only">{name}</span>}
                <LinkPending />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The frame's counts may be this old while someone moves between pages. */
const OLD_MS = 30_000;

/**
 * The frame stays while pages change, and so do its counts. The first page after some time
 * refreshes it.
 */
function useFreshFrame(classes: readonly TeacherShellClassDto[], path: string): void {
  const router = useRouter();
  const shownAt = useRef(0);
  const refreshOld = useEffectEvent(() => {
    if (Date.now() - shownAt.current < OLD_MS) return;
    shownAt.current = Date.now();
    router.refresh();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count sends a new list.
  useEffect(() => {
    shownAt.current = Date.now();
  }, [classes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says it's another page.
  useEffect(() => refreshOld(), [path]);
}
