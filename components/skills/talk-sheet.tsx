import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Icon } from '@/components/ui/icon';
import { ScrollTable } from '@/components/ui/scroll-table';
import { Sentence } from '@/components/ui/sentence';
import type { SkillDto, StudentTalkPageDto } from '@/lib/data/skill/dto';
import type { PracticeExercise } from '@/lib/domain/learning/practice';
import { type MixedNumber, withoutSign, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { familyGuidePath } from '@/lib/domain/site/routes';
import { type Language, runSyncInLanguage } from '@/lib/words/language';
import { someOfText } from '@/words/numbers';
import { FirstTryWeekBars } from './first-try-week-bars';
import { SkillRecentResultDots } from './skill-recent-result-dots';
import './talk-sheet.css';
import { inSimplestFormText } from '@/words/practice-card';
import { andUnclearTriesText, firstTriesText } from '@/words/skills';
import {
  classAndTeacherText,
  FAMILY_TALK_SHEET,
  finishedWeeksText,
  mistakesBeatenTitle,
  nothingToPracticeText,
  noWeekAskedOfStudentText,
  rightOfTriedText,
  skillsOfStudentTitle,
  stepsWereRightText,
  weekSpanText,
  whatStudentCanDoTitle,
} from '@/words/talk';

/** React calls each component by itself, so each of them asks for its language. */
const inItsLanguage =
  <Props,>(part: (props: Props) => ReactNode) =>
  (props: Props & { language: Language }): ReactNode =>
    runSyncInLanguage(props.language, () => part(props));

const Numeral = inItsLanguage(MixedNumberText);
const Weeks = inItsLanguage(FirstTryWeekBars);

type TalkProps = { talk: StudentTalkPageDto; language: Language };
type SheetProps = TalkProps & {
  site: string;
};

/** `talk` has its texts in the sheet's language. */
export const StudentTalkSheet = inItsLanguage(({ talk, language, site }: SheetProps) => {
  const {
    name,
    apart,
    apartForTeacher,
    firstName,
    teamName,
    leagueName,
    teacherName,
    weeks,
    firstWeek,
    today,
  } = talk;
  return (
    <article
      data-says-whose
      lang={language === 'en' ? undefined : language}
      className={
        'talk-sheet mx-auto w-full max-w-[52rem] rounded-lg bg-raised p-4 shadow-card ' +
        'sm:px-12 sm:py-8'
      }
    >
      <header
        className={
          'mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-field ' +
          'border-b-4 pb-2'
        }
      >
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title">
            <span>{name}</span>
            {apart ? <span className="font-normal text-lead">{` · ${apart}`}</span> : null}
            {apartForTeacher ? (
              <span className="print-hidden font-normal text-lead">{` · ${apartForTeacher}`}</span>
            ) : null}
          </h1>
          <p className="wrap-anywhere">{`${teamName ? `${teamName}, ` : ''}${classAndTeacherText(leagueName, teacherName)}`}</p>
        </div>
        <p className="sm:text-right">
          <span className="block">{weekSpanText(firstWeek, weeks)}</span>
          <span>{today}</span>
        </p>
      </header>
      <Summary talk={talk} language={language} />
      <h2 className="mt-3 mb-1 text-lead">{whatStudentCanDoTitle(firstName)}</h2>
      <Skills talk={talk} language={language} />
      <div className="talk-halves mt-3 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        <section aria-labelledby={`talk-weeks-${talk.studentId}`} className="min-w-0">
          <h2 id={`talk-weeks-${talk.studentId}`} className="mb-1 text-lead">
            {FAMILY_TALK_SHEET.weekByWeek}
          </h2>
          <Weeks weeks={talk.byWeek} latest={weeks} language={language} />
          {talk.trend ? <p className="font-semibold">{talk.trend}</p> : null}
        </section>
        <Practice talk={talk} language={language} />
      </div>
      {talk.beaten.length > 0 ? (
        <section aria-labelledby={`talk-beaten-${talk.studentId}`} className="mt-3">
          <h2 id={`talk-beaten-${talk.studentId}`} className="mb-1 text-lead">
            {mistakesBeatenTitle(firstName)}
          </h2>
          <ul className="talk-halves grid grid-cols-1 gap-x-8 gap-y-1 sm:grid-cols-2">
            {talk.beaten.map(({ text, story }) => (
              <li key={text} className="flex gap-2">
                <Icon name="trophy" className="mt-0.5 size-[1.2em] shrink-0 text-correct" />
                <span>
                  <strong>{text}</strong>
                  <span>{` ${story}`}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby={`talk-notes-${talk.studentId}`} className="mt-3">
        <h2 id={`talk-notes-${talk.studentId}`} className="mb-1 text-lead">
          {FAMILY_TALK_SHEET.forTheTalk}
        </h2>
        {talk.show ? <p>{talk.show}</p> : null}
        <p
          aria-hidden="true"
          className={
            'talk-notes mt-2 min-h-[8rem] rounded-md border-2 border-line-strong px-3 py-1 ' +
            'text-content-soft'
          }
        >
          {FAMILY_TALK_SHEET.notes}
        </p>
      </section>
      <footer className="mt-3 border-line border-t pt-2 text-base text-content-soft">
        <Answers talk={talk} language={language} />
        <p className="wrap-anywhere">{`${FAMILY_TALK_SHEET.forFamilies} ${site}${familyGuidePath(language)}`}</p>
      </footer>
    </article>
  );
});

const Summary = inItsLanguage(({ talk }: TalkProps) => {
  const { firstName, finished, onTime, tried, firstTry } = talk;
  if (finished.of === 0) return <p className="text-lead">{noWeekAskedOfStudentText(firstName)}</p>;
  return (
    <p className="text-lead leading-snug">
      <Sentence
        parts={finishedWeeksText(
          firstName,
          <strong>{someOfText(finished.done, finished.of)}</strong>,
          finished.of,
          onTime,
        )}
      />{' '}
      {tried === 0 ? (
        <span>{FAMILY_TALK_SHEET.nothingTried}</span>
      ) : (
        <Sentence
          parts={rightOfTriedText(tried, <strong>{stepsWereRightText(firstTry)}</strong>)}
        />
      )}{' '}
      <span>{FAMILY_TALK_SHEET.nineSteps}</span>
    </p>
  );
});

const Skills = inItsLanguage(({ talk, language }: TalkProps) => {
  const { firstName, skills, lessons, firstTries } = talk;
  if (skills.length + lessons.length === 0) return <p>{FAMILY_TALK_SHEET.nothingCounted}</p>;
  return (
    <>
      {skills.length === 0 ? null : (
        <ScrollTable
          caption={skillsOfStudentTitle(firstName)}
          hideCaption
          columns={[
            FAMILY_TALK_SHEET.skill,
            FAMILY_TALK_SHEET.firstTry,
            { label: FAMILY_TALK_SHEET.howItStands, hiddenLabel: true },
            FAMILY_TALK_SHEET.lastSeen,
          ]}
        >
          {skills.map(({ skill, name, standard, last, unknown, right, status, seen }) => (
            <tr key={skill}>
              <th scope="row" className="font-semibold">
                <span>{`${name} `}</span>
                <span className="whitespace-nowrap font-normal text-content-soft">{standard}</span>
              </th>
              <td className="whitespace-nowrap">
                <SkillRecentResultDots last={last} unknown={unknown} />{' '}
                <strong>{someOfText(right, last.length)}</strong>
                {unknown > 0 ? (
                  <span className="sr-only">{andUnclearTriesText(unknown)}</span>
                ) : null}
              </td>
              <td className="whitespace-nowrap">
                <SkillStatus status={status} language={language} />
              </td>
              <td className="whitespace-nowrap">{seen}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <p className="mt-1">{firstTriesText(firstTries)}</p>
      {lessons.length > 0 ? (
        <p className="mt-1">
          <strong>{FAMILY_TALK_SHEET.lessons}</strong>
          <span>{` ${lessons.join(', ')}.`}</span>
        </p>
      ) : null}
    </>
  );
});

const SkillStatus = inItsLanguage(({ status }: Pick<SkillDto, 'status'>) => {
  if (status === 'not-known') return <span>{FAMILY_TALK_SHEET.notKnown}</span>;
  const canDo = status === 'can-do';
  return (
    <span
      className={
        'inline-flex items-center gap-1 font-semibold ' + (canDo ? 'text-correct' : 'text-info')
      }
    >
      <Icon name={canDo ? 'check' : 'pencil'} />
      <span>{canDo ? FAMILY_TALK_SHEET.canDo : FAMILY_TALK_SHEET.learning}</span>
    </span>
  );
});

const Practice = inItsLanguage(({ talk, language }: TalkProps) => {
  const { firstName, practice, skills, studentId } = talk;
  return (
    <section aria-labelledby={`talk-practice-${studentId}`} className="min-w-0">
      <h2 id={`talk-practice-${studentId}`} className="mb-1 text-lead">
        {FAMILY_TALK_SHEET.practiceNext}
      </h2>
      {practice.length === 0 ? (
        <p>{nothingToPracticeText(firstName, skills)}</p>
      ) : (
        <ol className="grid list-decimal gap-2 pl-6">
          {practice.map(({ skill, name, advice, lately, questions }) => (
            <li key={skill}>
              <strong>{`${name}.`}</strong> <span>{lately ? `${advice} ${lately}` : advice}</span>
              {questions.length > 0 ? (
                <span className="block">
                  <span>{`${FAMILY_TALK_SHEET.tryAtHome} `}</span>
                  {questions.map(({ ask }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                    <span key={index} className="whitespace-nowrap">
                      <Question ask={ask} language={language} />
                      <span>{index < questions.length - 1 ? ', ' : ''}</span>
                      {index < questions.length - 1 ? <wbr /> : null}
                    </span>
                  ))}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

const isBelowZero = ({ wholeNumber, numerator }: MixedNumber): boolean =>
  wholeNumber < 0 || numerator < 0;

type QuestionProps = { ask: PracticeExercise; language: Language };

const Question = inItsLanguage(({ ask, language }: QuestionProps) => {
  const { kind, count = 1, numbers } = ask;
  const [first, second] = numbers;
  if (!first) return null;
  if (kind === 'line') {
    return (
      <>
        <span>{`${withTypographicMinus(count)} × `}</span>
        <Numeral value={first} language={language} />
      </>
    );
  }
  if (!second) {
    return <Sentence parts={inSimplestFormText(<Numeral value={first} language={language} />)} />;
  }
  return (
    <>
      <Numeral value={first} language={language} />
      <span>{` ${isBelowZero(second) ? '−' : '+'} `}</span>
      <Numeral value={withoutSign(second)} language={language} />
    </>
  );
});

const Answers = inItsLanguage(({ talk, language }: TalkProps) => {
  const answered = talk.practice.filter(({ questions }) => questions.length > 0);
  return (
    <p>
      <span>{`${FAMILY_TALK_SHEET.plainCounts} `}</span>
      {answered.length > 0 ? (
        <>
          <span>{`${FAMILY_TALK_SHEET.answersForHome} `}</span>
          {answered.map(({ skill, questions }, skillIndex) => (
            <span key={skill}>
              {questions.map(({ answer }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                <span key={index} className="whitespace-nowrap">
                  <Numeral value={answer} language={language} />
                  <span>
                    {index < questions.length - 1
                      ? ', '
                      : skillIndex < answered.length - 1
                        ? '; '
                        : '.'}
                  </span>
                </span>
              ))}
            </span>
          ))}
        </>
      ) : null}
    </p>
  );
});
