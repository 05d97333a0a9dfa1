import { useState } from 'react';
import { FormulaLines } from '@/components/math/formula-lines';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { useAnswers } from '@/components/outbox/use-outbox';
import { linesToSend, ownLines } from '@/components/outbox/use-own-lines';
import { draftName, forgetDraft, useTypedDraft } from '@/components/outbox/use-typed-draft';
import type { DraftPlayerDto, ScoutingDto, ScoutingVerdictDto } from '@/lib/data/draft/dto';
import { shouldOpenLineBoxes } from '@/lib/domain/answers/card-lines';
import { scoringRulesPhrase } from '@/lib/domain/football/formulas';
import { DRAFT, howToScoutText, pointsOfText } from '@/words/draft';

type ScoutingFormProps = {
  player: DraftPlayerDto;
  scouting: ScoutingDto;
  /**
   * The account key. It keeps drafts apart on a shared computer, and the server refuses another
   * account's answer.
   */
  owner: string;
  onRight: (verdict: ScoutingVerdictDto) => void;
};

/** The student works out a player's last game by hand. */
export function ScoutingForm({ player, scouting, owner, onRight }: ScoutingFormProps) {
  const { position, id } = player;
  const { week } = scouting;
  const name = draftName(owner, 'scouting', position, id, week);
  const draft = useTypedDraft(name);
  const [latestVerdict, setLatestVerdict] =
    useState<Pick<ScoutingDto, 'attempts' | 'lastTry'>>(scouting);
  const [hintPlace, setHintPlace] = useState<HTMLElement | null>(null);
  const { attempts, lastTry } =
    latestVerdict.attempts < scouting.attempts ? scouting : latestVerdict;
  const own = ownLines(draft, lastTry);
  const areOpen = shouldOpenLineBoxes(scouting.cardLines, { attempts, correct: false }, [], false);

  useAnswers(owner, 'scouting', (result, sent) => {
    if (!result.ok || sent.position !== position || sent.id !== id || sent.week !== week) return;
    const { outcome, message, hint, tried } = result.data;
    if (outcome !== 'wrong' || !hint || !tried) return;
    setLatestVerdict({
      attempts: result.data.attempts,
      lastTry: { message, hint, tried, lines: sent.lines },
    });
  });

  return (
    <div
      className={
        'grid grid-cols-1 items-start gap-x-8 gap-y-4 ' +
        'lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]'
      }
    >
      <p className="lg:col-span-2">
        {howToScoutText(week, scouting.opponent, scoringRulesPhrase(scouting.formulaLevel))}
      </p>
      <div className="grid grid-cols-1 gap-3">
        <FormulaLines terms={scouting.terms} boxes={areOpen ? own : null} />
        <div ref={setHintPlace} />
      </div>
      <AnswerForm
        owner={owner}
        route="scouting"
        draft={draft}
        isHere={(sent) => sent.position === position && sent.id === id && sent.week === week}
        inputOf={(typed, operationId) => ({
          position,
          id,
          week,
          typed,
          ...(areOpen ? linesToSend(own.lines) : {}),
          operationId,
        })}
        attemptsOf={(verdict) => verdict.attempts}
        hold={scouting.hold}
        hintPlace={hintPlace}
        meanwhile={DRAFT.otherPlayer}
        last={
          lastTry
            ? { ...lastTry, attempts, tried: <MixedNumberText value={lastTry.tried} /> }
            : null
        }
        onRight={(verdict) => {
          forgetDraft(name);
          onRight(verdict);
        }}
      >
        {({ typed, change, problem }) => (
          <FractionField
            label={pointsOfText(player.name)}
            value={typed}
            onChange={change}
            error={problem}
          />
        )}
      </AnswerForm>
    </div>
  );
}
