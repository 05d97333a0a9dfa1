import { Fragment } from 'react';
import { Notice } from '@/components/ui/notice';
import type { PauseStatusDto } from '@/lib/data/season/dto';
import {
  leagueHasEndedMeansText,
  leagueHasEndedTitle,
  pauseMeans,
  pauseTitle,
} from '@/words/pause';

/**
 * Shown above each page of a student while nothing can be changed: who paused, since when, the
 * teacher's own sentence, and what still works. Two pauses share one notice.
 */
export function PauseNotice({
  leagueEnded,
  pauses,
  product,
}: PauseStatusDto & { product: string }) {
  if (leagueEnded)
    return (
      <Notice tone="info" title={leagueHasEndedTitle()}>
        {leagueHasEndedMeansText()}
      </Notice>
    );
  return (
    <Notice tone="info">
      {pauses.map((pause) => (
        <Fragment key={pause.by}>
          <p className="font-bold text-info">{pauseTitle(pause, product)}</p>
          {pause.sentence ? (
            <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line font-semibold">
              {pause.sentence}
            </blockquote>
          ) : null}
          <p>{pauseMeans(pause)}</p>
        </Fragment>
      ))}
    </Notice>
  );
}
