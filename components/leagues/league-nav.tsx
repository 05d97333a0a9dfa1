'use client';

import Link from 'next/link';
import { usePathname, useRouter, useSearchParams, useSelectedLayoutSegment } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { chosenEarlierWeek, LEAGUE_PAGES, leaguePageHref } from '@/lib/domain/site/teacher-places';
import { LEAGUE_FRAME, LEAGUE_TABS } from '@/words/teacher-frame';
import { weekTitle } from '@/words/week-names';

type LeagueNavProps = { leagueId: string; latestWeek: number; toReview: number };

/** A student's page counts as part of Students, and the people of a class as part of Settings. */
export function LeagueNav({ leagueId, latestWeek, toReview }: LeagueNavProps) {
  const selected = useSelectedLayoutSegment();
  const current =
    selected === 'students' ? 'roster' : selected === 'people' ? 'settings' : selected;
  const path = usePathname();
  const week = chosenEarlierWeek(useSearchParams().get('week'), latestWeek);
  const currentPage = LEAGUE_PAGES.find(({ segment }) => segment === current);
  return (
    <>
      {/* Keyed by page, so that the menu closes after navigation. */}
      <details key={path} className="peer min-w-0 lg:hidden">
        <summary className="flex min-h-touch items-center gap-2 font-semibold">
          <Icon name="menu" />
          <span>
            {currentPage ? LEAGUE_TABS[currentPage.segment ?? 'week'] : LEAGUE_FRAME.thisClass}
          </span>
        </summary>
      </details>
      {currentPage?.byWeek && latestWeek > 1 ? (
        <WeekChoice week={week ?? latestWeek} latestWeek={latestWeek} />
      ) : null}
      <nav
        aria-label={LEAGUE_FRAME.pages}
        className={
          'order-last hidden basis-full peer-open:block lg:order-first lg:block lg:min-w-0 ' +
          'lg:basis-auto min-[85rem]:shrink-0'
        }
      >
        <ul className="grid grid-cols-2 lg:-mx-2 lg:flex lg:flex-wrap xl:flex-nowrap">
          {LEAGUE_PAGES.map(({ segment }) => (
            <li key={segment} className="lg:flex">
              <Link
                href={leaguePageHref(leagueId, segment, week)}
                prefetch={false}
                aria-current={segment === current ? 'page' : undefined}
                className="nav-link lg:h-12"
              >
                <span>{LEAGUE_TABS[segment ?? 'week']}</span>
                {segment === 'graphs' && toReview > 0 ? (
                  <span className="ml-2 rounded-full bg-chalk px-2 font-bold text-base text-board">
                    <span>{toReview}</span>
                    <span className="sr-only">{` ${LEAGUE_FRAME.toReview}`}</span>
                  </span>
                ) : null}
                <LinkPending />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const STEP = 'flex size-11 items-center justify-center rounded-md text-chalk hover:bg-board-raised';

/** The arrows work without JavaScript. */
function WeekChoice({ week, latestWeek }: { week: number; latestWeek: number }) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();

  function hrefOf(number: number): string {
    const query = new URLSearchParams(search);
    // These parameters belong to the week being left.
    for (const name of ['week', 'student', 'graph']) query.delete(name);
    // Even the latest week is named: without a week, the brief shows the previous one until someone
    // has begun.
    query.set('week', String(number));
    return `${path}?${query}`;
  }

  const step = (number: number, icon: 'chevron-left' | 'chevron-right') =>
    number < 1 || number > latestWeek ? (
      <span className={`${STEP} invisible`} />
    ) : (
      <Link href={hrefOf(number)} prefetch={false} className={STEP}>
        <Icon name={icon} />
        <span className="sr-only">{weekTitle(number)}</span>
      </Link>
    );

  return (
    <nav aria-label={LEAGUE_FRAME.weeks} className="ml-auto flex items-center lg:order-last">
      {step(week - 1, 'chevron-left')}
      <label>
        <span className="sr-only">{LEAGUE_FRAME.whichWeek}</span>
        <select
          value={week}
          onChange={(event) => router.push(hrefOf(Number(event.target.value)))}
          className={
            'min-h-10 rounded-md border-2 border-board-line bg-board px-2 font-semibold ' +
            'text-chalk'
          }
        >
          {Array.from({ length: latestWeek }, (_, index) => latestWeek - index).map((number) => (
            <option key={number} value={number}>
              {weekTitle(number)}
            </option>
          ))}
        </select>
      </label>
      {step(week + 1, 'chevron-right')}
    </nav>
  );
}
