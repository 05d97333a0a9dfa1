import Link from 'next/link';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardDto } from '@/lib/data/leaderboard/dto';
import { scoringRulesPhrase } from '@/words/formula-levels';
import {
  aloneOnBoardText,
  BOARDS,
  boardScoringRulesText,
  namesAndMoreText,
  OWN_WEEKS,
  ownRankText,
  pointsToCatchTeamText,
  runPhotoFinishSuffix,
  stepsDoneText,
  youInWeekText,
} from '@/words/leaderboards';
import { leaderboardHref, PHOTO_FINISH_LINK_ID } from './leaderboard-href';
import { ownBreakdownIfPointsDiffer } from './own-points';
import { OwnWeeksNumberLine } from './own-weeks';
import { PointsNumberLine } from './points-number-line';

export function LeaderboardNumberLine({ leaderboard }: { leaderboard: LeaderboardDto }) {
  const { rows, own, ownWeeks, week, working, rules } = leaderboard;
  const toCatch = ownBreakdownIfPointsDiffer(working) && own?.above;
  return (
    <section
      aria-labelledby="place"
      className="turf forced-edge rounded-lg px-4 pt-2 text-on-field"
    >
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="place" className="text-lead">
          {ownWeeks
            ? OWN_WEEKS.first
            : own
              ? ownRankText(own, rows.length)
              : BOARDS.yourTeamNotOnBoard}
        </h2>
        {toCatch ? (
          <p>
            <Sentence
              parts={pointsToCatchTeamText(
                <MixedNumberText value={toCatch.gap} />,
                <strong>{namesAndMoreText(toCatch.teamNames)}</strong>,
              )}
            />
          </p>
        ) : null}
        {working?.kind === 'week' ? <p>{stepsDoneText(working.stepsDone)}</p> : null}
        {ownWeeks ? (
          <p>{aloneOnBoardText(ownWeeks.filter((own) => own.week < week).length)}</p>
        ) : null}
        {own?.before && !ownWeeks ? (
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
        {rules.length > 0 ? (
          <p className="flex items-center gap-2">
            <Icon name="users" />
            <span>{boardScoringRulesText(rules.map(scoringRulesPhrase))}</span>
          </p>
        ) : null}
      </div>
      {ownWeeks && own ? (
        <OwnWeeksNumberLine weeks={ownWeeks} week={week} look={own.team} />
      ) : rows.length > 1 ? (
        <PointsNumberLine rows={rows} before={own?.before ?? null} />
      ) : null}
    </section>
  );
}

const startsTogether = ({ board, week, latestWeek }: LeaderboardDto): boolean =>
  board === 'week' && week === latestWeek;

export const canShowPhotoFinish = (leaderboard: LeaderboardDto): boolean =>
  leaderboard.own !== null &&
  leaderboard.ownWeeks === null &&
  leaderboard.rows.length > 1 &&
  (leaderboard.own.before !== null || startsTogether(leaderboard));

/** Leads to the photo finish; nothing where no race can be shown. */
export function RunPhotoFinishLink({ leaderboard }: { leaderboard: LeaderboardDto }) {
  const { board, week, latestWeek } = leaderboard;
  const fromStart = startsTogether(leaderboard);
  if (!canShowPhotoFinish(leaderboard)) return null;
  return (
    <Link
      id={PHOTO_FINISH_LINK_ID}
      href={leaderboardHref(board, {
        week: board === 'week' && week !== latestWeek ? week : null,
        isFinish: true,
      })}
      prefetch={false}
      scroll={false}
      className={buttonClass('next', 'md', 'print-hidden')}
    >
      <Icon name="flag" />
      <span>
        <span>{BOARDS.runFinish}</span>
        <span className="sr-only">{` ${runPhotoFinishSuffix({ week, fromStart })}`}</span>
      </span>
      <LinkPending />
    </Link>
  );
}
