'use client';

import { useState } from 'react';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm, type VerdictBarTextAndSpanish } from '@/components/outbox/answer-form';
import {
  answerDraftKey,
  deleteAnswerDraft,
  useAnswerDraft,
} from '@/components/outbox/use-answer-draft';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useFocusWhen } from '@/components/ui/hooks';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import type { PracticeDto, PracticeQuestionDto, PracticeVerdictDto } from '@/lib/data/practice/dto';
import type { PracticeExercise } from '@/lib/domain/learning/practice';
import { formatMixed, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { runSyncInLanguage } from '@/lib/words/language';
import {
  answeredQuestionNumberText,
  inSimplestFormText,
  PRACTICE,
  PRACTICE_TITLE_BY_QUESTION_COUNT,
  questionName,
} from '@/words/practice-card';

type EarlierWeeksPracticeCardProps = { practice: PracticeDto; owner: string };

/** Questions from earlier weeks, one after another. They earn a sticker but no points. */
export function EarlierWeeksPracticeQuestions({
  practice: { week, questions: initial, readOnly },
  owner,
}: EarlierWeeksPracticeCardProps) {
  const [questions, setQuestions] = useState(initial);
  const [news, setNews] = useState<VerdictBarTextAndSpanish | null>(null);
  // Moves the focus to the next question's boxes, or to the final message, because the focused form
  // is gone.
  const box = useFocusWhen<HTMLDivElement>(news, 'input, a');
  const now = questions.find(({ correct }) => !correct);
  const isDone = now === undefined;

  function handleRight({ question, message, spanish, finished }: PracticeVerdictDto) {
    setQuestions(questions.map((each) => (each.index === question.index ? question : each)));
    const nextSentence = () =>
      finished ? PRACTICE.allDone : answeredQuestionNumberText(question.index + 1);
    setNews({
      text: `${message} ${nextSentence()}`,
      spanish: spanish && runSyncInLanguage('es', () => `${spanish.message} ${nextSentence()}`),
    });
  }

  return (
    <Card
      title={PRACTICE_TITLE_BY_QUESTION_COUNT[questions.length] ?? PRACTICE.fromWeeksAgo}
      titleClass="mb-1 text-lead"
      className="sm:px-4 sm:py-3"
    >
      <ol className="mb-2">
        {questions.map((question) => (
          <Row key={question.index} question={question} isNow={question === now} />
        ))}
      </ol>
      <div ref={box}>
        <LiveRegion className="sr-only">
          {news ? <span key={news.text}>{news.text}</span> : null}
        </LiveRegion>
        {now && !readOnly ? (
          <Question
            key={now.index}
            {...{ question: now, week, owner }}
            news={news}
            onRight={handleRight}
          />
        ) : null}
        {isDone && news ? (
          <VerdictBar
            tone="right"
            {...splitFirstSentence(news.text)}
            spanish={news.spanish}
            action={
              <LinkButton href="/student/score-cards" variant="next" size="lg">
                {PRACTICE.workOutPoints}
              </LinkButton>
            }
          />
        ) : null}
      </div>
      <p className="mt-2 text-content-soft">
        {`${isDone ? (news ? '' : `${PRACTICE.earned} `) : `${PRACTICE.canEarn} `}${PRACTICE.newEachWeek}`}
      </p>
    </Card>
  );
}

function Row({
  question: { index, ask, from, before, correct, attempts, back },
  isNow,
}: {
  question: PracticeQuestionDto;
  isNow: boolean;
}) {
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={
        'flex flex-wrap items-center justify-between gap-x-3 border-line border-t px-2 py-1 ' +
        `leading-snug ${isNow ? 'border-l-4 border-l-next bg-next-soft' : ''}`
      }
    >
      <span className="min-w-0">
        <span className={isNow ? 'font-semibold' : ''}>
          <span>{`${index + 1}. ${from}: `}</span>
          <Ask ask={ask} />
        </span>
        <span className="block text-content-soft">
          {correct
            ? `${attempts === 1 ? PRACTICE.rightFirst : PRACTICE.right} ${back ?? ''}`
            : before}
        </span>
      </span>
      <Badge
        tone={correct ? 'good' : isNow ? 'next' : 'plain'}
        icon={correct ? 'check' : isNow ? 'arrow-right' : 'circle'}
      >
        {correct ? PRACTICE.done : isNow ? PRACTICE.now : PRACTICE.todo}
      </Badge>
    </li>
  );
}

function Ask({ ask: { kind, count = 0, numbers } }: { ask: PracticeExercise }) {
  const [first, second] = numbers;
  if (!first) return null;
  if (kind === 'lowest') {
    return <Sentence parts={inSimplestFormText(<MixedNumberText value={first} />)} />;
  }
  return (
    <>
      {kind === 'line' ? (
        <span>{withTypographicMinus(count)}</span>
      ) : (
        <MixedNumberText value={first} />
      )}{' '}
      <span aria-hidden="true">{kind === 'line' ? '×' : '+'}</span>
      <span className="sr-only">{kind === 'line' ? PRACTICE.times : PRACTICE.plus}</span>{' '}
      {kind === 'line' ? (
        <MixedNumberText value={first} />
      ) : second ? (
        <MixedNumberText value={second} />
      ) : null}
    </>
  );
}

/** The only question with words in it. */
const simplestFormText = ({ numbers: [first] }: PracticeExercise): string =>
  first ? inSimplestFormText(formatMixed(first)).join('') : '';

type QuestionProps = {
  question: PracticeQuestionDto;
  week: number;
  owner: string;
  news: VerdictBarTextAndSpanish | null;
  onRight: (verdict: PracticeVerdictDto) => void;
};

function Question({ question: { index, ask, hold }, week, owner, news, onRight }: QuestionProps) {
  const name = answerDraftKey(owner, 'practice', week, index);
  const draft = useAnswerDraft(name);
  return (
    <AnswerForm
      owner={owner}
      route="practice"
      draft={draft}
      isForThisForm={(sent) => sent.week === week && sent.question === index}
      inputOf={(typed, operationId) => ({ week, question: index, typed, operationId })}
      attemptsOf={(verdict) => verdict.question.attempts}
      hold={hold}
      news={news}
      noTriesSuggestion={PRACTICE.goOnWithCard}
      onRight={(verdict) => {
        deleteAnswerDraft(name);
        onRight(verdict);
      }}
    >
      {({ typed, change, problem }) => (
        <FractionField
          label={
            <span className="text-lead">
              <span>{`${questionName(index + 1)}: `}</span>
              <Ask ask={ask} />
              <AlsoInSpanish>
                {ask.kind === 'lowest' ? () => simplestFormText(ask) : undefined}
              </AlsoInSpanish>
            </span>
          }
          value={typed}
          onChange={change}
          error={problem}
        />
      )}
    </AnswerForm>
  );
}
