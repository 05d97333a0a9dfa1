'use client';

import Link from 'next/link';
import { useState } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberOrDecimal } from '@/components/math/wrong-and-right-working';
import { AskStudentsForLinesButton } from '@/components/steps/ask-students-for-lines-button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import type { ClassMistakesDto, MistakeWithStudentsDto } from '@/lib/data/mistake/dto';
import { MAX_MISTAKES_IN_BRIEF } from '@/lib/domain/class/brief';
import { inQuotesText } from '@/words/brief';
import {
  answersAtText,
  CLASS_MISTAKES,
  stepBeforeNamesText,
  studentsWithMistakeText,
  timesMadeText,
  WRONG_AND_RIGHT_WORKING_NAMES,
} from '@/words/class-mistakes';
import { countText } from '@/words/numbers';
import { FirstFiveMinutesPlanner, RightCalculationExpression } from './first-five-minutes-planner';
import {
  type ChosenWorking,
  isSameWorking,
  MAX_PROJECTED_WORKINGS,
  WORKING_SIDES,
  workingResult,
} from './projected-workings';

/**
 * Which workings are projected before the teacher chooses: the wrong and the right one of each
 * mistake, as many as fit.
 */
const workingsOf = (mistakes: readonly MistakeWithStudentsDto[]): ChosenWorking[] =>
  mistakes
    .flatMap(({ tag, working }) =>
      working ? WORKING_SIDES.map((side): ChosenWorking => ({ tag, side })) : [],
    )
    .slice(0, MAX_PROJECTED_WORKINGS);

/**
 * The class's mistakes, most important first. What is ticked is for Tuesday's first five minutes:
 * the brief, and two to four calculations on the class screen.
 */
export function FirstFiveMinutesMistakeChecklist({
  leagueId,
  page,
}: {
  leagueId: string;
  page: ClassMistakesDto;
}) {
  const { mistakes, unexplained, classSize, week } = page;
  const first = mistakes.slice(0, MAX_MISTAKES_IN_BRIEF);
  const [ticked, setTicked] = useState<readonly string[]>(first.map(({ tag }) => tag));
  const [chosen, setChosen] = useState<readonly ChosenWorking[]>(workingsOf(first));
  const tick = (mistake: MistakeWithStudentsDto, isTicked: boolean) => {
    const { tag } = mistake;
    const others = ticked.filter((each) => each !== tag);
    setTicked(isTicked ? [...others, tag] : others);
    setChosen((now) => {
      const rest = now.filter((each) => each.tag !== tag);
      return isTicked ? [...rest, ...workingsOf([mistake])].slice(0, MAX_PROJECTED_WORKINGS) : rest;
    });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ul className="divide-y divide-line rounded-lg bg-raised shadow-card">
        {unexplained ? (
          <Unexplained
            unexplained={unexplained}
            leagueId={leagueId}
            week={week}
            classSize={classSize}
          />
        ) : null}
        {mistakes.map((mistake) => (
          <Mistake
            key={mistake.tag}
            mistake={mistake}
            leagueId={leagueId}
            week={week}
            classSize={classSize}
            isTicked={ticked.includes(mistake.tag)}
            isFull={ticked.length >= MAX_MISTAKES_IN_BRIEF}
            onTick={(isTicked) => tick(mistake, isTicked)}
          />
        ))}
      </ul>
      <FirstFiveMinutesPlanner
        leagueId={leagueId}
        week={week}
        tickedMistakes={mistakes.filter(({ tag }) => ticked.includes(tag))}
        chosen={chosen}
        onLeaveOut={(mistake) => tick(mistake, false)}
        onMove={(index, by) => setChosen((now) => moved(now, index, by))}
        onRemove={(working) =>
          setChosen((now) => now.filter((each) => !isSameWorking(each, working)))
        }
      />
    </div>
  );
}

type UnexplainedProps = {
  unexplained: NonNullable<ClassMistakesDto['unexplained']>;
  leagueId: string;
  week: number;
  classSize: number;
};

/**
 * Mistakes that the app can't name. They come first: only the teacher can find out what happened.
 */
function Unexplained({ unexplained, leagueId, week, classSize }: UnexplainedProps) {
  const { students, answers, typed, who } = unexplained;
  return (
    <li
      className={
        'grid items-center gap-x-3 gap-y-2 rounded-t-lg bg-again-soft px-4 py-2 ' +
        'lg:grid-cols-[12.5rem_6.5rem_4.5rem_minmax(0,1fr)]'
      }
    >
      <div>
        <h2 className="font-bold leading-tight">{CLASS_MISTAKES.cannotTell}</h2>
        <p className="text-content-soft leading-tight">{countText(answers, 'answer')}</p>
      </div>
      <Students students={students} classSize={classSize} />
      <StudentsByStep who={who} leagueId={leagueId} week={week} />
      <dl className="gap-x-6 sm:columns-2">
        {typed.map(({ step, answers: numbers }) => (
          <div key={step} className="flex break-inside-avoid items-baseline gap-x-3">
            <dt className="w-12 shrink-0">{step}</dt>
            <dd className="flex flex-wrap gap-x-3 font-semibold">
              {numbers.map((number) => (
                <MixedNumberText key={Object.values(number).join(' ')} value={number} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
        <AskStudentsForLinesButton
          variant="next"
          leagueId={leagueId}
          week={week}
          students={studentsOf(who)}
        />
        <p className="min-w-64 flex-1 text-content-soft">{CLASS_MISTAKES.askForLines}</p>
      </div>
    </li>
  );
}

function moved(
  chosen: readonly ChosenWorking[],
  index: number,
  by: -1 | 1,
): readonly ChosenWorking[] {
  const [working, neighbor] = [chosen[index], chosen[index + by]];
  return working && neighbor ? chosen.with(index, neighbor).with(index + by, working) : chosen;
}

type MistakeProps = {
  mistake: MistakeWithStudentsDto;
  leagueId: string;
  week: number;
  classSize: number;
  isTicked: boolean;
  isFull: boolean;
  onTick: (isTicked: boolean) => void;
};

function Mistake({ mistake, leagueId, week, classSize, isTicked, isFull, onTick }: MistakeProps) {
  const { label, answers, step, students, working, question, who } = mistake;
  return (
    <li
      className={
        'grid items-center gap-x-3 gap-y-2 px-4 py-2 lg:gap-y-0 ' +
        'lg:grid-cols-[12.5rem_6.5rem_4.5rem_minmax(0,4fr)_minmax(0,5fr)_auto] ' +
        (isTicked ? 'bg-correct-soft' : '')
      }
    >
      <div>
        <h2 className="font-bold leading-tight">{label}</h2>
        <p className="text-content-soft leading-tight">
          {answersAtText(answers, who.find((each) => each.step === step)?.key ?? step)}
        </p>
      </div>
      <Students students={students} classSize={classSize} />
      <StudentsByStep who={who} leagueId={leagueId} week={week} />
      {working ? <WorkingResults working={working} /> : null}
      <p className={`leading-snug ${working ? '' : 'lg:col-span-2'}`}>{inQuotesText(question)}</p>
      <label className="print-hidden flex min-h-touch items-center gap-2 has-disabled:text-content-soft">
        <input
          type="checkbox"
          className="size-5"
          checked={isTicked}
          disabled={!isTicked && isFull}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{CLASS_MISTAKES.forTuesday}</span>
        <span className="sr-only">{` ${label}`}</span>
      </label>
    </li>
  );
}

function WorkingResults({ working }: { working: NonNullable<MistakeWithStudentsDto['working']> }) {
  return (
    <div className="min-w-0">
      <span className="sr-only">{CLASS_MISTAKES.otherNumbers}</span>{' '}
      <span>
        <RightCalculationExpression working={working} />
      </span>
      <span className="flex flex-wrap gap-x-4 font-bold">
        <span className="whitespace-nowrap text-again">
          <Icon name="x" className="inline-block size-[1em]" />{' '}
          <span className="sr-only">{WRONG_AND_RIGHT_WORKING_NAMES.wrong}</span>{' '}
          <NumberOrDecimal value={workingResult(working, 'wrong')} />
        </span>
        <span className="whitespace-nowrap text-correct">
          <Icon name="check" className="inline-block size-[1em]" />{' '}
          <span className="sr-only">{WRONG_AND_RIGHT_WORKING_NAMES.right}</span>{' '}
          <NumberOrDecimal value={workingResult(working, 'right')} />
        </span>
      </span>
    </div>
  );
}

function Students({ students, classSize }: { students: number; classSize: number }) {
  return (
    <div>
      <p>
        <Sentence parts={studentsWithMistakeText(students, <strong>{students}</strong>)} />
      </p>
      <div className="h-2 rounded-full bg-sunk" aria-hidden="true">
        <div
          className="h-2 rounded-full bg-field"
          style={{ width: `${(100 * students) / Math.max(classSize, 1)}%` }}
        />
      </div>
    </div>
  );
}

const studentsOf = (who: MistakeWithStudentsDto['who']) =>
  who.flatMap(({ key, students }) => students.map(({ id }) => ({ studentId: id, step: key })));

type StudentsByStepProps = { who: MistakeWithStudentsDto['who']; leagueId: string; week: number };

/** Names are folded away, because this page may be open in front of the class. */
function StudentsByStep({ who, leagueId, week }: StudentsByStepProps) {
  return (
    <Fold summary={CLASS_MISTAKES.who} className="open:lg:order-last open:lg:col-span-full">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 pb-2">
        {who.map(({ step, students }) => (
          <div key={step} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{stepBeforeNamesText(step)}</dt>
            {students.map(({ id, name, answers }) => (
              <dd key={id}>
                <Link
                  href={`/teacher/leagues/${leagueId}/students/${id}?view=week`}
                  prefetch={false}
                >
                  {name}
                </Link>
                {answers > 1 ? (
                  <>
                    {' '}
                    <span className="text-content-soft">{timesMadeText(answers)}</span>
                  </>
                ) : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mb-2 text-content-soft">{CLASS_MISTAKES.namesStay}</p>
      <AskStudentsForLinesButton leagueId={leagueId} week={week} students={studentsOf(who)} />
    </Fold>
  );
}
