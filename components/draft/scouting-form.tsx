import { useLayoutEffect, useState } from 'react';
import { InReadingLanguages } from '@/components/math/also-in-spanish';
import { FormulaTermList } from '@/components/math/formula-term-list';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { draftLineBoxControls, filledInLinesAsInput } from '@/components/outbox/draft-lines';
import {
  answerDraftKey,
  deleteAnswerDraft,
  useAnswerDraft,
} from '@/components/outbox/use-answer-draft';
import { useAnswerResults } from '@/components/outbox/use-outbox';
import { FieldNumberLine, StepPlayerAndGameHeader } from '@/components/points/field-number-line';
import { lazyHopViews } from '@/components/points/lazy-hops';
import { LazyTogetherCard } from '@/components/points/lazy-together';
import { VerdictBarButton } from '@/components/steps/verdict-bar';
import { useFocusWhen } from '@/components/ui/hooks';
import type { DraftPlayerDto, ScoutingDto, ScoutingVerdictDto } from '@/lib/data/draft/dto';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { hasOpenLineBoxesAtStepStart } from '@/lib/domain/answers/card-lines';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { POSITIONS, type StepKey } from '@/lib/domain/football/positions';
import { DRAFT, pointsForPlayerLabel, scoutingTaskText, scoutText } from '@/words/draft';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { positionTitle } from '@/words/positions';
import { SCORE_CARD } from '@/words/score-card';

type ScoutingFormProps = {
  player: DraftPlayerDto;
  scouting: ScoutingDto;
  /**
   * The account key. It keeps drafts apart on a shared computer, and the server refuses another
   * account's answer.
   */
  owner: string;
  onRight: (verdict: ScoutingVerdictDto) => void;
  onWork: (work: ScoutingFormProgress) => void;
};

/** `isTakenOver` means that small questions take the form's place. */
export type ScoutingFormProgress = { tries: number; isTakenOver: boolean };

export function ScoutingForm({ player, scouting, owner, onRight, onWork }: ScoutingFormProps) {
  const { position, id } = player;
  const { week } = scouting;
  const name = answerDraftKey(owner, 'scouting', position, id, week);
  const draft = useAnswerDraft(name);
  const [latestVerdict, setLatestVerdict] =
    useState<Pick<ScoutingDto, 'attempts' | 'lastWrong'>>(scouting);
  const [hintContainer, setHintContainer] = useState<HTMLElement | null>(null);
  const [isAlone, setIsAlone] = useState(false);
  const [attemptsBefore] = useState(scouting.attempts);
  const [swaps, setSwaps] = useState(0);
  const answerBox = useFocusWhen(swaps > 0 && swaps, 'input[name="whole"]');
  const { attempts, lastWrong } =
    latestVerdict.attempts < scouting.attempts ? scouting : latestVerdict;
  const lineBoxes = draftLineBoxControls(draft, lastWrong);
  const areOpen = hasOpenLineBoxesAtStepStart(
    scouting.cardLines,
    { attempts, correct: false },
    [],
    false,
  );
  const isTogether = lastWrong?.hint.together === true && scouting.hold !== 'used-up';
  const step: ScoreStepDto = {
    key: POSITIONS[position].slots[0] as StepKey,
    index: 0,
    title: positionTitle(position),
    player: { ...player, jersey: jerseyOf(player) },
    game: 'played',
    opponent: scouting.opponent,
    terms: scouting.terms,
    attempts,
    correct: false,
    own: null,
    simplified: false,
    lastWrong,
  };

  useAnswerResults(owner, 'scouting', (result, sent) => {
    if (!result.ok || sent.position !== position || sent.id !== id || sent.week !== week) return;
    const { outcome, message, hint, spanish, tried } = result.data;
    if (outcome !== 'wrong' || !hint || !tried) return;
    setLatestVerdict({
      attempts: result.data.attempts,
      lastWrong: { message, hint, spanish, tried, lines: sent.lines },
    });
  });

  function switchMode(alone: boolean) {
    setIsAlone(alone);
    setSwaps(swaps + 1);
  }

  const isTakenOver = isTogether && !isAlone;
  // Before the next paint, so that the page never shows both.
  useLayoutEffect(() => onWork({ tries: attempts, isTakenOver }), [attempts, isTakenOver, onWork]);
  const form = (isFresh = false) => (
    <AnswerForm
      owner={owner}
      route="scouting"
      draft={draft}
      isForThisForm={(sent) => sent.position === position && sent.id === id && sent.week === week}
      inputOf={(typed, operationId) => ({
        position,
        id,
        week,
        typed,
        ...(areOpen ? filledInLinesAsInput(lineBoxes.lines) : {}),
        operationId,
      })}
      attemptsOf={(verdict) => verdict.attempts}
      hold={scouting.hold}
      hintContainer={isTakenOver ? null : hintContainer}
      isRoomBelowBoxes={false}
      noTriesSuggestion={DRAFT.otherPlayer}
      alternative={
        isTogether ? (
          <VerdictBarButton onClick={() => switchMode(!isAlone)}>
            {isAlone ? SCORE_CARD.oneAtATime : SCORE_CARD.onOwnAgain}
          </VerdictBarButton>
        ) : null
      }
      lastWrong={
        lastWrong && !isFresh
          ? { ...lastWrong, attempts, tried: <MixedNumberText value={lastWrong.tried} /> }
          : null
      }
      onRight={(verdict) => {
        deleteAnswerDraft(name);
        onRight(verdict);
      }}
    >
      {({ typed, change, problem }) => (
        <FractionField
          label={<InReadingLanguages>{() => pointsForPlayerLabel(player.name)}</InReadingLanguages>}
          value={typed}
          onChange={change}
          error={problem}
        />
      )}
    </AnswerForm>
  );

  if (isTakenOver) {
    return (
      <LazyTogetherCard
        step={step}
        week={week}
        name={`${owner}:scouting:${id}:${week}`}
        boxes={{ ...lineBoxes, save: draft.save }}
        onAlone={() => switchMode(true)}
        takesFocus={swaps > 0 || attempts > attemptsBefore}
      >
        {form}
      </LazyTogetherCard>
    );
  }
  return (
    <section
      aria-label={scoutText(player.name)}
      onFocus={lazyHopViews.fetch}
      className={
        'grid grid-cols-1 items-start gap-x-4 gap-y-3 ' +
        'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]'
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <FormulaTermList terms={scouting.terms} boxes={areOpen ? lineBoxes : null} />
        <div ref={setHintContainer} className="empty:hidden" />
      </div>
      <div className="grid grid-cols-1 gap-3">
        <div className="forced-edge overflow-hidden rounded-lg">
          <StepPlayerAndGameHeader step={step} week={week} title={null} />
          <FieldNumberLine
            step={step}
            isNew={false}
            hops={
              areOpen
                ? (lazyHopViews.known()?.hopsOfLines(lineBoxes, lineBoxes.lines, []) ?? [])
                : []
            }
          />
        </div>
        <div ref={answerBox} className="forced-edge rounded-lg bg-raised p-3 shadow-card sm:px-4">
          {form()}
        </div>
      </div>
      {attempts === 0 ? (
        <p className="text-content-soft lg:col-span-2">
          {scoutingTaskText(scoringRulesPhrase(scouting.formulaLevel))}
        </p>
      ) : null}
    </section>
  );
}
