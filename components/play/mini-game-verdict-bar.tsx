import type { ComponentProps } from 'react';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useChangeCount } from '@/components/ui/hooks';
import { LinkButton } from '@/components/ui/link-button';
import type { MiniGameVerdictDto } from '@/lib/data/play/dto';
import {
  MINI_GAME_ROUNDS_PER_WEEK,
  type MiniGame,
  miniGameRoundHref,
} from '@/lib/domain/play/games';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { PLAY } from '@/words/play';
import { VERDICT_BAR } from '@/words/verdict-bar';

type MiniGameVerdictBarProps = {
  game: MiniGame;
  round: number;
  /** The next thing to do, before anything was checked. */
  turn: () => string;
  action: string;
  another: string;
  pending: boolean;
  problem: (() => string) | null;
  refusal: { message: string } | null;
  verdict: MiniGameVerdictDto | null;
};

/** The words of a bar, which are one text in Spanish. */
export function verdictBarWordsWithSpanish(says: () => { word: string; rest: string }) {
  return { ...says(), spanish: () => `${says().word} ${says().rest}`.trim() };
}

export function MiniGameVerdictBar(props: MiniGameVerdictBarProps) {
  const { game, round, turn, action, another, pending, problem, refusal, verdict } = props;
  const times = useChangeCount(verdict ?? refusal ?? problem?.() ?? null);
  const next = miniGameRoundHref(game, (round + 1) % MINI_GAME_ROUNDS_PER_WEEK);
  if (verdict?.outcome === 'right') {
    const { word, rest } = splitFirstSentence(verdict.message);
    const also = () => (verdict.counts ? ` ${PLAY.counts}` : '');
    return (
      <VerdictBar
        tone="right"
        word={word}
        rest={`${rest}${also()}`}
        spanish={() => `${verdict.spanish ?? ''}${also()}`}
        isNews
        action={
          <LinkButton href={next} variant="next" size="lg">
            {another}
          </LinkButton>
        }
      />
    );
  }
  return (
    <VerdictBar
      {...wordsOf()}
      newsKey={times}
      isNews={(verdict ?? refusal ?? problem) !== null}
      aside={
        <LinkButton href={next} variant="quiet">
          {another}
        </LinkButton>
      }
      action={
        <Button type="submit" variant="next" size="lg" pending={pending}>
          {action}
        </Button>
      }
    />
  );

  function wordsOf(): Pick<
    ComponentProps<typeof VerdictBar>,
    'tone' | 'word' | 'rest' | 'spanish'
  > {
    if (refusal) return { tone: 'trouble', word: VERDICT_BAR.notSent, rest: refusal.message };
    if (problem)
      return {
        tone: 'plain',
        ...verdictBarWordsWithSpanish(() => ({ word: '', rest: problem() })),
      };
    if (verdict)
      return {
        tone: verdict.outcome === 'wrong' ? 'again' : 'plain',
        ...splitFirstSentence(verdict.message),
        spanish: verdict.spanish,
      };
    return {
      tone: 'plain',
      ...verdictBarWordsWithSpanish(() => ({ word: PLAY.yourTurn, rest: turn() })),
    };
  }
}
