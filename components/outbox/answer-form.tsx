import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import { lazyAnswerParser } from '@/components/math/lazy-answer-parser';
import { QuestionWithReadAloud } from '@/components/math/read-aloud';
import { StepHint } from '@/components/math/step-hint';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { type SettledBarContent, VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useChangeCount, useFocusWhen } from '@/components/ui/hooks';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { newOperationId } from '@/lib/actions/operation-id';
import type { HintDto, TypedAnswer, VerdictDto } from '@/lib/data/score-card/dto';
import type { AnswerBox } from '@/lib/domain/answers/read';
import type { TryHold } from '@/lib/domain/answers/tries';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { runSyncInLanguage } from '@/lib/words/language';
import {
  keepGoingInText,
  OUTBOX,
  triesSoFarSentence,
  tryPauseAnnouncementText,
  UNSENT_ANSWER_REASONS,
  youTriedText,
} from '@/words/outbox';
import { messageWithoutNotYet, VERDICT_BAR } from '@/words/verdict-bar';
import type { AnswerRoute, OutboxState, OutgoingAnswer, VerdictOf } from './outbox';
import { NoTriesLeft, useTryPauseSeconds } from './try-limit';
import type { AnswerDraft } from './use-answer-draft';
import { useAnswerResults, useOutbox } from './use-outbox';

/** A problem found before sending. A null `field` means the whole answer. */
type AnswerProblemMessage = { field: AnswerBox | null; message: string };

/** The bar shows the message under this id; the boxes refer to it. */
type AnswerFieldProblem = AnswerProblemMessage & { id: string };

export type LastWrongTry = {
  message: string;
  attempts: number;
  hint: HintDto | null;
  spanish?: VerdictDto['spanish'];
  /** The answer itself, if the task stores it. */
  tried?: ReactNode;
  aside?: string | undefined;
};

type Feedback =
  | ({ kind: 'field'; spanish?: string | undefined } & AnswerFieldProblem)
  | { kind: 'open'; message: string; spanish?: string | undefined }
  | { kind: 'trouble'; message: string }
  | null;

export type VerdictBarTextAndSpanish = { text: string; spanish?: string | undefined };

type AnswerFormProps<R extends AnswerRoute> = {
  /** Identifies the student, so that nobody sees another student's text on a shared computer. */
  owner: string;
  route: R;
  draft: AnswerDraft;
  /** True for an answer to this form's question, which the outbox may be sending. */
  isForThisForm: (sent: OutgoingAnswer<R>['input']) => boolean;
  inputOf: (typed: TypedAnswer, operationId: string) => OutgoingAnswer<R>['input'];
  attemptsOf: (verdict: VerdictOf<R>) => number;
  problemOf?: (typed: TypedAnswer) => AnswerProblemMessage | null;
  onRight?: (verdict: VerdictOf<R>) => void;
  /** A sentence about what a right answer still needs; null if nothing. */
  leftOpen?: (verdict: VerdictOf<R>) => string | null;
  /** The newest wrong answer that the task stores, so that its hint survives a reload. */
  lastWrong?: LastWrongTry | null;
  settled?: SettledBarContent | undefined;
  news?: VerdictBarTextAndSpanish | null;
  alternative?: RichContent;
  nextLink?: RichContent;
  /** The empty half of the page, where hints are shown; without it they appear below the boxes. */
  hintContainer?: HTMLElement | null;
  isRoomBelowBoxes?: boolean;
  /** The server takes no try now for this reason, which is stored and sent as `hold`. */
  hold?: TryHold | null | undefined;
  /** What else to do once no tries are left. */
  noTriesSuggestion: string;
  /** The button that sends the boxes is in the bar; `action` belongs to a settled answer. */
  children: (field: {
    typed: TypedAnswer;
    change: (typed: TypedAnswer) => void;
    problem: AnswerFieldProblem | null;
    action: RichContent;
  }) => RichContent;
};

/** Text stays until the answer is right, and is sent through the outbox. */
export function AnswerForm<R extends AnswerRoute>(props: AnswerFormProps<R>) {
  const {
    owner,
    route,
    draft,
    isForThisForm,
    inputOf,
    attemptsOf,
    problemOf = readProblem,
    onRight,
    leftOpen,
  } = props;
  const {
    lastWrong = null,
    settled,
    news = null,
    alternative,
    nextLink,
    hintContainer = null,
    isRoomBelowBoxes = true,
    noTriesSuggestion,
    children,
  } = props;
  const wordsId = useId();
  const outbox = useOutbox(owner);
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [newestWrong, setNewestWrong] = useState<LastWrongTry | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  /** True while the current feedback has just arrived. */
  const [isNews, setIsNews] = useState(false);
  const [hold, setHold] = useState(props.hold ?? null);
  const [knownHold, setKnownHold] = useState(props.hold);
  if (knownHold !== props.hold) {
    setKnownHold(props.hold);
    setHold(props.hold ?? null);
  }
  // The answer can also change outside its boxes, for example by a mark on a picture.
  const [knownTyped, setKnownTyped] = useState(draft.typed);
  if (knownTyped !== draft.typed) {
    setKnownTyped(draft.typed);
    setIsNews(false);
    if (feedback?.kind === 'field' || feedback?.kind === 'open') setFeedback(null);
  }
  const times = useChangeCount(feedback);
  const breakLeft = useTryPauseSeconds(hold);
  const problem = feedback?.kind === 'field' ? feedback : null;
  // A refused answer moves the focus to the field it is about.
  const form = useFocusWhen<HTMLFormElement>(problem, '[aria-invalid="true"], input[type="radio"]');
  const isPending = outbox.state.waiting.some(
    (sending) => sending.to === route && isForThisForm(sending.input as OutgoingAnswer<R>['input']),
  );
  const wrong =
    newestWrong && (!lastWrong || newestWrong.attempts > lastWrong.attempts)
      ? newestWrong
      : lastWrong;
  const hint = useInView(newestWrong);
  const { typed: known, save } = draft;
  // React reports no change from before hydration, so the boxes themselves are read.
  useEffect(() => {
    const typed = typedIn(form.current);
    if (isEmpty(known) && !isEmpty(typed)) save({ typed });
  }, [known, save, form]);

  useAnswerResults(owner, route, (result, sent) => {
    if (!isForThisForm(sent)) return false;
    setIsNews(true);
    if (result.ok) receive(result.data);
    else setFeedback({ kind: 'trouble', message: result.error.message });
    return true;
  });

  function receive(verdict: VerdictOf<R>) {
    const { outcome, message, field, hint, spanish } = verdict;
    const open = outcome === 'right' && leftOpen ? leftOpen(verdict) : null;
    if (outcome === 'wrong' || verdict.hold) setHold(verdict.hold ?? null);
    if (outcome === 'refused' && verdict.hold !== 'used-up')
      setFeedback({ kind: 'field', field, message, spanish: spanish?.message, id: wordsId });
    else
      setFeedback(
        open === null ? null : { kind: 'open', message: open, spanish: spanish?.message },
      );
    if (outcome === 'wrong')
      setNewestWrong({ message, attempts: attemptsOf(verdict), hint, spanish });
    if (outcome === 'right' && open === null) onRight?.(verdict);
  }

  function change(typed: TypedAnswer) {
    draft.save({ typed });
    setIsTyped(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || breakLeft > 0) return;
    const found = problemOf(draft.typed);
    setIsNews(found !== null);
    if (found) {
      const spanish = runSyncInLanguage('es', () => problemOf(draft.typed)?.message);
      setFeedback({ kind: 'field', ...found, spanish, id: wordsId });
    } else
      outbox.add({ to: route, input: inputOf(draft.typed, newOperationId()) } as OutgoingAnswer);
  }

  const button = (
    <Button
      type="submit"
      size="lg"
      pending={isPending}
      variant={settled ? 'secondary' : 'next'}
      className="w-full"
      {...(breakLeft > 0 ? { 'aria-disabled': true } : {})}
    >
      {isPending ? pendingLabel(outbox.state) : settled ? VERDICT_BAR.checkForm : VERDICT_BAR.check}
    </Button>
  );

  function barContent(): BarContent {
    if (isPending && outbox.state.trouble) {
      const { trouble, durable } = outbox.state;
      const word = () => UNSENT_ANSWER_REASONS[trouble].title;
      const rest = () =>
        `${durable ? VERDICT_BAR.keptOnDevice : VERDICT_BAR.keptOnPage} ${UNSENT_ANSWER_REASONS[trouble].next}`;
      return {
        key: 'waiting',
        tone: 'plain',
        icon: 'clock',
        word: word(),
        rest: rest(),
        spanish: () => `${word()} ${rest()}`,
        isNews: true,
      };
    }
    if (feedback?.kind === 'trouble') {
      const rest = (
        <span key={feedback.message}>
          <span>{feedback.message}</span> <span>{OUTBOX.stillInBoxes}</span>
        </span>
      );
      return {
        key: `trouble-${times}`,
        tone: 'trouble',
        word: VERDICT_BAR.notSent,
        rest,
        spanish: () => `${VERDICT_BAR.notSent} ${OUTBOX.stillInBoxes}`,
        isNews,
      };
    }
    if (feedback) {
      return {
        key: `news-${times}`,
        tone: 'plain',
        icon: 'info',
        ...splitFirstSentence(feedback.message),
        spanish: feedback.spanish,
        isNews,
      };
    }
    if (settled) {
      const { word, rest } = splitFirstSentence(settled.message ?? VERDICT_BAR.canBeShorter);
      // On a right verdict, the page's own region announces it, so the bar doesn't.
      const spanish = settled.message ? settled.spanish : () => VERDICT_BAR.canBeShorter;
      return { key: 'settled', tone: 'right', word, rest, spanish, isNews: false };
    }
    if (wrong) {
      const rest = breakLeft > 0 ? <Break left={breakLeft} /> : <WrongWords wrong={wrong} />;
      return {
        key: `wrong-${wrong.attempts}`,
        tone: 'again',
        word: VERDICT_BAR.notYet,
        rest,
        spanish:
          breakLeft > 0 ? undefined : (wrong.spanish?.hint?.marks?.fits ?? wrong.spanish?.message),
        isNews: isNews && newestWrong !== null,
      };
    }
    if (breakLeft > 0) {
      return {
        key: 'break',
        tone: 'plain',
        icon: 'clock',
        word: '',
        rest: <Break left={breakLeft} />,
        isNews: false,
      };
    }
    // The page's own region, which existed before, reads this out.
    if (news !== null && !isTyped)
      return {
        key: 'news',
        tone: 'right',
        ...splitFirstSentence(news.text),
        spanish: news.spanish,
        isNews: false,
      };
    const isSaved = isPending ? outbox.state.durable : draft.onDevice && !isEmpty(draft.typed);
    return {
      key: 'turn',
      tone: 'plain',
      word: VERDICT_BAR.yourTurn,
      rest: isSaved ? VERDICT_BAR.onDevice : VERDICT_BAR.howTo,
      spanish: () =>
        `${VERDICT_BAR.yourTurn} ${isSaved ? VERDICT_BAR.onDevice : VERDICT_BAR.howTo}`,
      isNews: false,
    };
  }

  const { key, ...shown } = barContent();
  const isOver = hold === 'used-up';
  // A hint with a worked example needs more room than there is below the boxes.
  const isInContainer =
    hintContainer !== null && (!isRoomBelowBoxes || (wrong?.hint?.lines?.length ?? 0) > 0);
  // Both regions are there from the start, so that new content is read out.
  const hintIn = (isHere: boolean) => (
    <div ref={isHere ? hint : undefined} className="empty:hidden">
      <LiveRegion
        parts
        {...(isHere ? { label: VERDICT_BAR.hint } : {})}
        className="grid grid-cols-1 gap-2"
      >
        {isHere && wrong ? <HintParts key={wrong.attempts} wrong={wrong} /> : null}
      </LiveRegion>
    </div>
  );
  return (
    // POST, so that a form sent before the script has loaded puts nothing into the address.
    <form
      ref={form}
      data-stored-text
      method="post"
      onFocus={lazyAnswerParser.fetch}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 gap-2"
    >
      {isOver ? (
        <NoTriesLeft
          suggestion={noTriesSuggestion}
          isNews={knownHold !== hold || newestWrong !== null}
        />
      ) : (
        <QuestionWithReadAloud>
          {children({ typed: draft.typed, change, problem, action: settled ? button : null })}
        </QuestionWithReadAloud>
      )}
      <VerdictBar
        {...shown}
        newsKey={key}
        wordsId={wordsId}
        aside={isOver ? null : alternative}
        action={isOver ? nextLink : (settled?.next ?? button)}
      />
      <LiveRegion parts className="sr-only">
        <span key="kept">{isTyped && draft.onDevice ? OUTBOX.keptOnDevice : null}</span>
        <span key="break">{tryPauseAnnouncementText(hold, breakLeft)}</span>
      </LiveRegion>
      {hintIn(!isInContainer)}
      {hintContainer ? createPortal(hintIn(isInContainer), hintContainer) : null}
    </form>
  );
}

function HintParts({ wrong: { hint, spanish, aside } }: { wrong: LastWrongTry }) {
  const adding = hint?.marks?.adding;
  const addingInSpanish = spanish?.hint?.marks?.adding?.text;
  return (
    <>
      {hint ? (
        <Notice tone="warn">
          <StepHint hint={hint} spanish={spanish?.hint} />
          {adding && !adding.right ? (
            <p className="mt-1">
              <span>{adding.text}</span>
              <AlsoInSpanish>{addingInSpanish}</AlsoInSpanish>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {adding?.right ? (
        <Notice tone="good">
          <TextWithFractions>{adding.text}</TextWithFractions>
          <AlsoInSpanish>{addingInSpanish}</AlsoInSpanish>
        </Notice>
      ) : null}
      {aside ? (
        <p className="sr-only">
          <TextWithFractions>{aside}</TextWithFractions>
        </p>
      ) : null}
    </>
  );
}

function WrongWords({ wrong: { message, hint, attempts, tried } }: { wrong: LastWrongTry }) {
  return (
    <span>
      <TextWithFractions>{messageWithoutNotYet(hint?.marks?.fits ?? message)}</TextWithFractions>
      <span className="text-content-soft max-lg:sr-only">
        <span>{` ${triesSoFarSentence(attempts)}`}</span>
        {tried ? (
          <span>
            <Sentence parts={youTriedText(<span>{tried}</span>)} />
          </span>
        ) : (
          <span>{` ${OUTBOX.stillInBoxes}`}</span>
        )}
      </span>
    </span>
  );
}

type BarContent = Pick<
  ComponentProps<typeof VerdictBar>,
  'tone' | 'icon' | 'word' | 'rest' | 'spanish' | 'isNews'
> & { key: string };

/** The seconds are hidden from screen readers, which would read each one. */
function Break({ left }: { left: number }) {
  return (
    <span>
      <span>{`${OUTBOX.rest} `}</span>
      <span key={left} aria-hidden="true" className="font-semibold tabular-nums">
        {keepGoingInText(left)}
      </span>
    </span>
  );
}

/** A share of the window's height: with the bar below it, a taller hint doesn't fit. */
const TALL = 0.6;

/**
 * Each new verdict scrolls into view, as far as the active field stays visible. A hint that doesn't
 * fit shows where it begins.
 */
function useInView(verdict: LastWrongTry | null) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict === null) return;
    const isTall = (box.current?.offsetHeight ?? 0) > TALL * window.innerHeight;
    box.current?.scrollIntoView?.({ block: isTall ? 'start' : 'nearest' });
    document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [verdict]);
  return box;
}

function typedIn(form: HTMLFormElement | null): TypedAnswer {
  const textOf = (name: AnswerBox) => {
    const box = form?.elements.namedItem(name);
    return box instanceof HTMLInputElement ? box.value : '';
  };
  return {
    whole: textOf('whole'),
    numerator: textOf('numerator'),
    denominator: textOf('denominator'),
  };
}

const isEmpty = (typed: TypedAnswer): boolean =>
  Object.values(typed).every((box) => box.trim() === '');

function readProblem(typed: TypedAnswer): AnswerProblemMessage | null {
  const reader = lazyAnswerParser.known();
  const parsed = reader?.parseMixedNumberBoxes(typed);
  if (!reader || !parsed || parsed.ok) return null;
  return { field: parsed.field, message: reader.answerProblemText(parsed) };
}

function pendingLabel({ trouble }: OutboxState): string {
  return trouble ? OUTBOX.waiting : OUTBOX.checking;
}
