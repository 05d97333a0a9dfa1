import Link from 'next/link';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardDto } from '@/lib/data/leaderboard/dto';
import { scoringRulesPhrase } from '@/lib/domain/football/formulas';
import {
  BOARDS,
  placeText,
  runFinishText,
  sameRuleText,
  someNamesText,
  stepsDoneText,
  toCatchText,
  youInWeekText,
} from '@/words/leaderboards';
import { FINISH_LINK, leaderboardHref } from './board-address';
import { PointsLine } from './own-place';
import { countedOtherwise } from './own-working';

/**
 * All teams on one number line, with the student's place in words and a link to the photo finish.
 */
export function TurfBoard({ standing }: { standing: LeaderboardDto }) {
  const { rows, own, board, week, latestWeek, working, rules } = standing;
  const toCatch = countedOtherwise(working) && own?.above;
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
        {toCatch ? (
          <p>
            <Sentence
              parts={toCatchText(
                <MixedNumberText value={toCatch.gap} />,
                <strong>{someNamesText(toCatch.teamNames)}</strong>,
              )}
            />
          </p>
        ) : null}
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
      {rules.length > 0 ? (
        <p className="flex items-center gap-2">
          <Icon name="users" />
          <span>{sameRuleText(rules.map(scoringRulesPhrase))}</span>
        </p>
      ) : null}
      {rows.length > 1 ? <PointsLine rows={rows} before={own?.before ?? null} /> : null}
    </section>
  );
}
