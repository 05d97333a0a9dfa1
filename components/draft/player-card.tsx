'use client';

import { useRouter } from 'next/navigation';
import { useId, useMemo, useState } from 'react';
import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useFocusWhen, useScrollIntoViewWhen } from '@/components/ui/hooks';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { PlayerCardDto, ScoutingVerdictDto } from '@/lib/data/draft/dto';
import { isDefense } from '@/lib/domain/football/positions';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { byeInText, DRAFT, letGoPlayerText, pickPlayerText, practiceTwinText } from '@/words/draft';
import { positionTitle } from '@/words/positions';
import { nothingToScoutText } from '@/words/roster';
import { playerCardHref, readDraftBoardViewFromUrl } from './draft-board-view';
import { PointsPerGamePanel, useRememberViewedPlayer } from './player-row';
import { ScoutingForm, type ScoutingFormProgress } from './scouting-form';
import { useOptimisticRoster } from './use-optimistic-roster';

type PlayerCardProps = {
  card: PlayerCardDto;
  owner: string;
  backHref: string;
  children: RichContent;
};

export function PlayerCard({ card, owner, backHref, children }: PlayerCardProps) {
  const router = useRouter();
  const id = useId();
  const [verdict, setVerdict] = useState<ScoutingVerdictDto | null>(null);
  // The scouting form is gone after a right answer, so the focus moves to the pick button.
  const actions = useFocusWhen(verdict, 'button');
  // A page that was scrolled down to the answer would show what is below the result.
  const result = useScrollIntoViewWhen(verdict);
  const { player, scouting } = card;
  const { position } = player;
  useRememberViewedPlayer(player.id);
  const scouted = card.scouted || verdict !== null;
  const source = useMemo(
    () => ({ ...card, position: card.player.position, players: [card.player], scouted }),
    [card, scouted],
  );
  const { drafted, reasons, outcome, complete, filling, toggle, fill } =
    useOptimisticRoster(source);
  const [work, setWork] = useState<ScoutingFormProgress>({ tries: 0, isTakenOver: false });
  // If a week opens meanwhile, the server's numbers include one more game.
  const points = player.pointsPerGame ?? verdict?.pointsPerGame;
  const isDrafted = drafted.has(player.id);
  const reason = isDrafted ? reasons.release : reasons.pick;

  function receive(right: ScoutingVerdictDto) {
    setVerdict(right);
    // The cached list still asks for scouting.
    router.refresh();
  }

  async function change() {
    await toggle(player);
    router.refresh();
  }

  /** The list says that the team is full. */
  async function fillRest() {
    if (await fill()) router.push(backHref);
  }

  const pick = (variant: 'primary' | 'next') => (
    <Button
      key="pick"
      variant={isDrafted ? 'secondary' : variant}
      icon={isDrafted ? 'minus' : 'plus'}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? `${id}-reason` : undefined}
      onClick={change}
    >
      {isDrafted ? letGoPlayerText(player.name) : pickPlayerText(player.name)}
    </Button>
  );
  const backLink = (
    <LinkButton
      key="back"
      href={backHref}
      variant={isDrafted ? 'next' : 'secondary'}
      icon="arrow-left"
    >
      {DRAFT.backToList}
    </LinkButton>
  );
  const isScouting = !points && scouting !== null && !card.readOnly;
  const isTakenOver = isScouting && work.isTakenOver;
  /** The button would only repeat the work below it. */
  const opensHere = isScouting && reasons.scoutFirst && !isDrafted;
  return (
    <>
      {isTakenOver ? null : (
        <PageHeader
          title={
            <span className="flex items-center gap-3">
              <PlayerTilePicture player={player} size="sm" />
              <span>{player.name}</span>
            </span>
          }
          subtitle={[
            positionTitle(position),
            isDefense(position) ? null : player.teamName,
            player.byeWeek > 0 && !isScouting ? byeInText(player.byeWeek) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={
            verdict ? null : (
              <div className="flex flex-wrap items-center gap-3">
                {isScouting && work.tries > 0 && !complete ? (
                  <Button variant="quiet" pending={filling} onClick={fillRest}>
                    {DRAFT.fillRest}
                  </Button>
                ) : null}
                {opensHere ? null : pick('primary')}
                {backLink}
              </div>
            )
          }
        />
      )}
      <div className="grid grid-cols-1 items-start gap-3">
        {reason && !opensHere && !isTakenOver ? (
          <p id={`${id}-reason`} className="text-content-soft">
            {reason}
          </p>
        ) : null}
        {/* The verdict bar shows both messages, so this one is for screen readers only. */}
        <LiveRegion className={verdict ? 'sr-only' : undefined}>
          {outcome ? (
            <Notice key={outcome.text} tone={outcome.tone}>
              {outcome.text}
            </Notice>
          ) : verdict ? (
            <span key="verdict">{verdict.message}</span>
          ) : null}
        </LiveRegion>
        {points ? (
          <div ref={result}>
            <PointsPerGamePanel points={points} />
          </div>
        ) : null}
        {isScouting ? (
          <ScoutingForm
            key={scouting.week}
            player={player}
            scouting={scouting}
            owner={owner}
            onRight={receive}
            onWork={setWork}
          />
        ) : null}
        {card.twin ? (
          <p>
            <LinkButton
              href={playerCardHref(card.twin, readDraftBoardViewFromUrl(new URLSearchParams()))}
              variant="secondary"
              icon="refresh-cw"
            >
              {practiceTwinText(card.twin.name)}
            </LinkButton>
          </p>
        ) : null}
        {player.gamesPlayed === 0 ? (
          <Notice tone="info">{nothingToScoutText(player)}</Notice>
        ) : null}
        {isTakenOver ? null : children}
        {verdict ? (
          <div ref={actions}>
            <VerdictBar
              tone={outcome?.tone === 'warn' ? 'trouble' : 'right'}
              {...splitFirstSentence(outcome?.text ?? verdict.message)}
              // Each element keeps its position in the tree, so that the focus stays.
              aside={backLink}
              action={pick('next')}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}
