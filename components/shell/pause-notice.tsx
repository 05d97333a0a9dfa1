import { Notice } from '@/components/ui/notice';
import type { PauseDto } from '@/lib/data/team/dto';
import {
  LEAGUE_HAS_ENDED_MEANS,
  LEAGUE_HAS_ENDED_TITLE,
  pauseMeans,
  pauseTitle,
} from '@/words/pause';

type PauseNoticeProps = { leagueEnded: boolean; pauses: readonly PauseDto[]; product: string };

/**
 * Shown above each page of a student while nothing can be changed: who paused, since when, the
 * teacher's own sentence, and what still works.
 */
export function PauseNotice({ leagueEnded, pauses, product }: PauseNoticeProps) {
  return (
    <div className="mb-6 space-y-3">
      {leagueEnded ? (
        <Notice tone="info" title={LEAGUE_HAS_ENDED_TITLE}>
          {LEAGUE_HAS_ENDED_MEANS}
        </Notice>
      ) : (
        pauses.map((pause) => (
          <Notice key={pause.by} tone="info" title={pauseTitle(pause, product)}>
            {pause.sentence ? (
              <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line font-semibold">
                {pause.sentence}
              </blockquote>
            ) : null}
            <p>{pauseMeans(pause)}</p>
          </Notice>
        ))
      )}
    </div>
  );
}
