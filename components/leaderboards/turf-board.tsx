import Link from 'next/link';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardDto } from '@/lib/data/leaderboard/dto';
import {
  BOARDS,
  placeText,
  runFinishText,
  stepsDoneText,
  youInWeekText,
} from '@/words/leaderboards';
import { FINISH_LINK, leaderboardHref } from './board-address';
import { PointsLine } from './own-place';

/**
 * All teams on one number line, with the student's place in words and a link to the photo finish.
 */
export function TurfBoard({ standing }: { standing: LeaderboardDto }) {
  const { rows, own, board, week, latestWeek, working } = standing;
  const canRun = own?.before && rows.length > 1;
  return (
    <section
      aria-labelledby="place"
      className="turf forced-edge rounded-lg px-4 pt-2 text-on-field"
    >
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="place" className="text-lead">
          {own ? placeText(own, rows.length) : BOARDS.yourTeamNotOnBoard}
        </h2>
        {working?.kind === 'week' ? <p>{stepsDoneText(working.stepsDone)}</p> : null}
        {own?.before ? (
          <p className="flex items-center gap-2">
            <svg
              width="20"
              height="20"
              viewBox="-10 -10 20 20"
              className="keep-colors"
              aria-hidden="true"
            >
              <circle r="7" fill="none" stroke="#ffd24a" strokeWidth="3.5" />
            </svg>
            <Sentence parts={youInWeekText(week - 1, <MixedNumberText value={own.before} />)} />
          </p>
        ) : null}
        {canRun ? (
          <Link
            id={FINISH_LINK}
            href={leaderboardHref(
              board,
              board === 'week' && week !== latestWeek ? week : null,
              true,
            )}
            prefetch={false}
            scroll={false}
            className={
              'button print-hidden ml-auto min-h-touch border-chalk bg-field-deep px-4 py-1 ' +
              'text-chalk hover:bg-board'
            }
          >
            <Icon name="flag" />
            <span>{runFinishText(week)}</span>
            <LinkPending />
          </Link>
        ) : null}
      </div>
      {rows.length > 1 ? <PointsLine rows={rows} before={own?.before ?? null} /> : null}
    </section>
  );
}
