import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useScrollIntoViewWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import type { PauseStatusDto } from '@/lib/data/season/dto';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import { stepTitle } from '@/lib/domain/football/positions';
import { joinedLeagueText, takenOutOfClassText } from '@/words/join';
import {
  cardChangedText,
  LIVE_UPDATE_NOTICE,
  teacherAsksForLinesText,
  weekOpenedNewsText,
} from '@/words/live';
import {
  leagueHasEndedMeansText,
  leagueHasEndedTitle,
  pauseMeans,
  pauseTitle,
} from '@/words/pause';
import { positionOrSlotName } from '@/words/step-names';

export type LiveNoticeKind =
  | 'taken-out'
  | 'joined'
  | 'week'
  | 'lines'
  | 'card'
  | 'team'
  | 'going-on';

type LiveNoticeProps = {
  news: { kind: LiveNoticeKind; latest: StudentPageStateDto; isTyping: boolean } | null;
  /** The page doesn't show the news yet: someone types. */
  isWaiting: boolean;
  page: StudentPageStateDto;
  product: string;
  onShow: () => void;
};

export function LiveNewsOrPauseNotice({ news, isWaiting, page, product, onShow }: LiveNoticeProps) {
  if (news && isWaiting) {
    const { leagueName, seasonActive } = news.latest;
    if (leagueName !== page.leagueName || !page.seasonActive || seasonActive)
      return (
        <InView key="waiting">
          <WaitingNotice title={titleOf(news, page)} isTyping={news.isTyping} onShow={onShow} />
        </InView>
      );
  }
  const { seasonActive, leagueEnded, pauses } = news && isWaiting ? news.latest : page;
  if (!seasonActive)
    return (
      <InView key="pause" isNews={news !== null}>
        <PauseNotice leagueEnded={leagueEnded} pauses={pauses} product={product} />
      </InView>
    );
  // The dashboard itself tells a student who was removed, and a paused page is still on its way.
  if (!news || news.kind === 'taken-out' || !news.latest.seasonActive) return null;
  const title = titleOf(news, page);
  return (
    <InView key={title}>
      <Notice tone="info" title={title}>
        {LIVE_UPDATE_NOTICE.upToDate}
      </Notice>
    </InView>
  );
}

/** News stands above the work, and the student may be further down. */
function InView({ isNews = true, children }: { isNews?: boolean; children: ReactNode }) {
  return (
    <div ref={useScrollIntoViewWhen(isNews)} className="scroll-mt-2">
      {children}
    </div>
  );
}

function titleOf(
  { kind, latest }: NonNullable<LiveNoticeProps['news']>,
  page: StudentPageStateDto,
): string {
  if (kind === 'taken-out') return takenOutOfClassText(page.leagueName)[0] ?? '';
  if (kind === 'joined') return joinedLeagueText(latest.leagueName ?? '');
  if (kind === 'week') return weekOpenedNewsText(latest.week);
  if (kind === 'lines')
    return teacherAsksForLinesText(positionOrSlotName(stepTitle(latest.linesAsked ?? 'TEAM')));
  if (kind === 'card' && latest.cardChange) {
    const { change, step } = latest.cardChange;
    return cardChangedText(change, positionOrSlotName(stepTitle(step)));
  }
  return kind === 'going-on' ? LIVE_UPDATE_NOTICE.keepGoing : LIVE_UPDATE_NOTICE.teamChanged;
}

type WaitingNoticeProps = { title: string; isTyping: boolean; onShow: () => void };

function WaitingNotice({ title, isTyping, onShow }: WaitingNoticeProps) {
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          <strong className="text-info">{title}</strong>
          <span>{isTyping ? ` ${LIVE_UPDATE_NOTICE.finishTyping}` : null}</span>
        </p>
        <Button variant="secondary" className="ml-auto" onClick={onShow}>
          {LIVE_UPDATE_NOTICE.showNow}
        </Button>
      </div>
    </Notice>
  );
}

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
