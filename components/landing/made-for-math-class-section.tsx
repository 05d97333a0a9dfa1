import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import {
  CARD_STANDARDS,
  FIRST_LESSON_MINUTES,
  LESSON_STANDARD_CODES,
  STUDENT_MINUTES_PER_WEEK,
  SUGGESTED_TEACHER_MINUTES_TOTAL,
} from '@/words/guide';
import {
  LANDING,
  LANDING_PROMISES,
  minutesText,
  reasonToAddText,
  SAMPLE_STUDENTS,
} from '@/words/landing';

/** A teacher's tools: two small screens, the minutes of a week, and the standards. */
export function TeacherTools() {
  return (
    <section className="mx-auto max-w-page px-4 pt-12 sm:px-6" aria-labelledby="desk-title">
      <h2 id="desk-title" className="text-big">
        {LANDING.desk}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Screen title={LANDING.live} picture={<Grid />}>
          {LANDING.liveText}
        </Screen>
        <Screen title={LANDING.tuesday} picture={<Brief />}>
          {LANDING.tuesdayText}
        </Screen>
      </div>
      <dl className="mt-8 grid gap-6 sm:grid-cols-3">
        <Minutes of={LANDING.forStudents} minutes={STUDENT_MINUTES_PER_WEEK} />
        <Minutes of={LANDING.forYou} minutes={SUGGESTED_TEACHER_MINUTES_TOTAL} />
        <Minutes of={LANDING.forLesson} minutes={FIRST_LESSON_MINUTES} />
      </dl>
      <p className="mt-3">
        <a href="/guide" className="touch-link">
          {LANDING.guide}
        </a>
      </p>
      <h3 className="mt-6 text-lead">{LANDING.standards}</h3>
      <ul className="mt-2 grid gap-x-12 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {CARD_STANDARDS.map(({ code, name }) => (
          <li key={code}>
            <b>{code}</b>
            <span>{` ${name}`}</span>
          </li>
        ))}
        <li>
          <b>{LESSON_STANDARD_CODES.join(', ')}</b>
          <span>{` ${LANDING.sevenGraphs}`}</span>
        </li>
      </ul>
    </section>
  );
}

function Screen({
  title,
  picture,
  children,
}: {
  title: string;
  picture: RichContent;
  children: ReactNode;
}) {
  return (
    <div>
      {picture}
      <h3 className="mt-4 text-lead">{title}</h3>
      <p className="mt-1 text-content-soft">{children}</p>
    </div>
  );
}

const Minutes = ({ of, minutes }: { of: string; minutes: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-content-soft">{of}</dt>
    <dd className="font-bold text-title">
      <Sentence parts={minutesText(<span className="text-huge tabular-nums">{minutes}</span>)} />
    </dd>
  </div>
);

const PICTURE = 'forced-edge keep-colors w-full rounded-lg bg-raised shadow-card';
const STEP = 40;
const x = (step: number): number => 118 + step * STEP;
const y = (row: number): number => 70 + row * 36;

/**
 * Made-up names with the states of their steps: c is a check, t a triangle, p a pencil, a dot not
 * begun.
 */
const ROWS = [
  [SAMPLE_STUDENTS.ada, 'ccccccccc'],
  [SAMPLE_STUDENTS.bo, 'ccct.....'],
  [SAMPLE_STUDENTS.kim, 'cccccp...'],
  [SAMPLE_STUDENTS.sam, 'cccccccc.'],
] as const;

/** All marks of a kind are a single path, which keeps the page small. */
const SIGNS = [
  { sign: 'c', draw: 'l5 5 9-10', fill: 'none', stroke: 'var(--color-correct)' },
  { sign: 't', draw: 'm6-9 9 16h-18z', fill: 'var(--color-again)', stroke: 'var(--color-again)' },
  { sign: 'p', draw: 'm1 6 1-5 9-9 4 4-9 9z', fill: 'none', stroke: 'var(--color-info)' },
  { sign: '.', draw: 'm6 0h.1', fill: 'none', stroke: 'var(--color-content-faint)' },
] as const;

function Grid() {
  return (
    <svg viewBox="0 0 480 200" className={PICTURE} fill="currentColor" aria-hidden="true">
      <path d="M0 44h480" stroke="var(--color-line-strong)" strokeWidth="2" />
      <path d="M104 124h376v36h-376z" fill="var(--color-again-soft)" transform="translate(0 -36)" />
      <text x="16" y="30" fontWeight="600">
        {LANDING.student}
      </text>
      <text x={x(0)} y="30">
        {STEP_KEYS[0]}
      </text>
      <text x={x(8) + 14} y="30" textAnchor="end">
        {STEP_KEYS[8]}
      </text>
      {ROWS.map(([name], row) => (
        <text key={name} x="16" y={y(row) + 6}>
          {name}
        </text>
      ))}
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {SIGNS.map(({ sign, draw, fill, stroke }) => (
          <path key={sign} d={places(sign, draw)} fill={fill} stroke={stroke} />
        ))}
      </g>
    </svg>
  );
}

const places = (sign: string, draw: string): string =>
  ROWS.flatMap(([, steps], row) =>
    [...steps].map((each, step) => (each === sign ? `M${x(step)} ${y(row)}${draw}` : '')),
  ).join('');

function Brief() {
  return (
    <svg viewBox="0 0 480 200" className={PICTURE} fill="currentColor" aria-hidden="true">
      <path d="M240 52v80" stroke="var(--color-line)" strokeWidth="2" />
      <text x="24" y="36" fontWeight="700">
        {LANDING.mistake}
      </text>
      <text x="24" y="72" fill="var(--color-again)">
        {LANDING.notYet}
      </text>
      <text x="264" y="72" fill="var(--color-correct)">
        {LANDING.right}
      </text>
      <text y="112" fontSize="21">
        <tspan x="24">3/10 + 1/2 = 4/12</tspan>
        <tspan x="264">3/10 + 5/10 = 8/10</tspan>
      </text>
      <text x="24" y="168">
        <tspan fontWeight="700">{LANDING.ask}</tspan>
        <tspan>{` ${LANDING.askText}`}</tspan>
      </text>
    </svg>
  );
}

const FIRST = { wholeNumber: 23, numerator: 3, denominator: 10 };
const SECOND = { wholeNumber: 0, numerator: 1, denominator: 2 };

export function MadeForMathClassSection() {
  return (
    <section className="mx-auto max-w-page px-4 pt-12 sm:px-6" aria-labelledby="teachers-title">
      <h2 id="teachers-title" className="text-big">
        {LANDING.madeFor}
      </h2>
      <p className="mt-4 max-w-text text-content-soft text-lead">
        <Sentence
          parts={reasonToAddText(
            <MixedNumberText value={FIRST} />,
            <MixedNumberText value={SECOND} />,
          )}
        />
      </p>
      <div
        className={
          'on-board mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-xl ' +
          'px-6 py-6 sm:px-8'
        }
      >
        <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-lead">
          {LANDING_PROMISES.map((text) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon name="shield-check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <a href="/privacy" className={buttonClass('secondary')}>
          {LANDING.whatWeStore}
        </a>
      </div>
    </section>
  );
}
