'use client';

import { useAction } from '@/components/forms/use-action';
import { FormulaTermList } from '@/components/math/formula-term-list';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { TeacherStepTools } from '@/components/steps/teacher-step-tools';
import { Button } from '@/components/ui/button';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { SidePanel } from '@/components/ui/side-panel';
import { askForStepLinesAction } from '@/lib/actions/student-record';
import type {
  RightWorkingLineDto,
  StepForTeacherDto,
  StudentCurrentStepDto,
  TryForTeacherDto,
} from '@/lib/data/student/dto';
import { askStudentFirstLineQuestion, askStudentNextStarterQuestion } from '@/words/class';
import {
  currentStepText,
  STUDENT_PANEL,
  studentWroteText,
  wholePageText,
} from '@/words/student-panel';
import { AddToTuesdayGroupButton } from './add-to-tuesday-group-button';
import { StuckSign } from './grid-sign';
import { studentWorkHref } from './grid-view';
import { useFetchedCurrentStep } from './use-fetched-current-step';

type GridStudentPanelProps = {
  leagueId: string;
  studentId: string;
  week: number;
  /** Comes from the grid, so that the panel has a title while it loads. */
  name: string;
  /** Changes with each answer, which makes the panel fetch the card again. */
  version: string;
  /** Whole minutes since the last answer; null where idle time doesn't matter. */
  minutes: number | null;
  stuck: readonly string[];
  onChoose: (studentId: string | null) => void;
};

/**
 * One student's card: the last mistake, what to say about it, and the card with the student's own
 * lines.
 */
export function GridStudentPanel(props: GridStudentPanelProps) {
  const { leagueId, studentId, week, name, version, minutes, stuck, onChoose } = props;
  const { data, failed, again } = useFetchedCurrentStep(leagueId, studentId, week, version);
  return (
    <SidePanel
      subject={studentId}
      title={name}
      sign={stuck.includes(studentId) ? <StuckSign className="size-4 text-again" /> : null}
      subtitle={
        data?.teamName ? <p className="text-base text-content-soft">{data.teamName}</p> : null
      }
      subjects={stuck}
      labels={STUDENT_PANEL}
      onChoose={onChoose}
    >
      {data ? (
        <CardStatus leagueId={leagueId} status={data} minutes={minutes}>
          {data.step ? (
            <IfAllowedInClass needs="run">
              <div
                className={
                  'grid grid-cols-1 gap-x-2 leading-tight sm:grid-cols-[1.2fr_1fr_1fr] ' +
                  'sm:[&>:is([open],[role=status])]:col-span-3 [&>[role=status]]:order-last'
                }
              >
                <TeacherStepTools
                  key={`${studentId} ${data.step.key}`}
                  ids={{ leagueId, studentId, week: data.week }}
                  step={data.step}
                  studentName={name}
                  onDone={again}
                />
              </div>
            </IfAllowedInClass>
          ) : null}
        </CardStatus>
      ) : failed ? (
        <div className="my-4 grid justify-items-start gap-2">
          <p>{STUDENT_PANEL.notFetched}</p>
          <Button variant="secondary" icon="refresh-cw" onClick={again}>
            {STUDENT_PANEL.tryAgain}
          </Button>
        </div>
      ) : (
        <p className="my-4 text-content-soft">{STUDENT_PANEL.oneMoment}</p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <LinkButton
          href={studentWorkHref(leagueId, studentId, week, data?.step?.key)}
          variant="secondary"
        >
          {wholePageText(name)}
        </LinkButton>
        {data?.step?.attempts.findLast(({ takenOut }) => !takenOut)?.mistake ? (
          <IfAllowedInClass needs="run">
            <AddToTuesdayGroupButton
              key={studentId}
              leagueId={leagueId}
              studentId={studentId}
              week={week}
            />
          </IfAllowedInClass>
        ) : null}
      </div>
    </SidePanel>
  );
}

type CardStatusProps = {
  leagueId: string;
  status: StudentCurrentStepDto;
  minutes: number | null;
  /** An open tool takes the place of the card. */
  children: RichContent;
};

function CardStatus({ leagueId, status, minutes, children }: CardStatusProps) {
  const { step, say } = status;
  if (!step) return <p className="my-4">{STUDENT_PANEL.nothingLeft}</p>;
  const counted = step.attempts.filter(({ takenOut }) => !takenOut);
  const last = counted.at(-1);
  return (
    <div className="group">
      <p className="text-content-soft">
        {currentStepText({
          title: step.title,
          player: step.player?.name ?? null,
          tries: step.tries,
          minutes,
          limit: step.limit,
        })}
      </p>
      <div className="forced-edge my-2 rounded-md bg-correct-soft px-3 py-2 group-has-[[open]]:hidden">
        {last?.verdict === 'wrong' ? (
          <p className="font-semibold">{last.mistake ?? STUDENT_PANEL.noKnownMistake}</p>
        ) : null}
        {say === null && last?.verdict === 'wrong' ? (
          <AskForLines
            key={`${status.studentId} ${step.key}`}
            leagueId={leagueId}
            status={status}
            step={step}
            typed={last.typed}
          />
        ) : (
          <p className="text-lead leading-snug">
            <span className="text-content-soft">{STUDENT_PANEL.sayFirst}</span>{' '}
            <strong>
              <span>“</span>
              <TextWithFractions>
                {say ??
                  (step.key === 'TEAM' && !step.answer
                    ? askStudentNextStarterQuestion()
                    : askStudentFirstLineQuestion())}
              </TextWithFractions>
              <span>”</span>
            </strong>
          </p>
        )}
      </div>
      {children}
      {step.answer ? <CardWithLines step={step} last={last} /> : null}
      {counted.length > 0 ? (
        <p className="mt-2 group-has-[[open]]:hidden">
          <span className="text-content-soft">{STUDENT_PANEL.tries}</span>{' '}
          {counted.map(({ attempt, typed }, index) => (
            <strong key={attempt} className="whitespace-nowrap">
              {index > 0 ? <span aria-hidden="true"> · </span> : null}
              <TextWithFractions>{typed}</TextWithFractions>
              {index < counted.length - 1 ? <span className="sr-only">, </span> : null}
            </strong>
          ))}
        </p>
      ) : null}
    </div>
  );
}

type AskForLinesProps = {
  leagueId: string;
  status: StudentCurrentStepDto;
  step: StepForTeacherDto;
  typed: string;
};

function AskForLines({ leagueId, status, step, typed }: AskForLinesProps) {
  const { pending, done, refusal, run } = useAction();
  const { studentId, week, name } = status;
  const press = () =>
    run(() => askForStepLinesAction({ leagueId, studentId, week, step: step.key }));
  const isAsked = done || status.linesAsked;
  return (
    <>
      <p className="font-semibold text-lead leading-snug">
        <TextWithFractions>{studentWroteText(name, typed)}</TextWithFractions>
      </p>
      {isAsked ? null : (
        <IfAllowedInClass needs="run">
          <Button
            variant="secondary"
            className="mt-2"
            pending={pending}
            onClick={() => void press()}
          >
            {STUDENT_PANEL.askForLines}
          </Button>
        </IfAllowedInClass>
      )}
      <LiveRegion>{isAsked ? <p>{STUDENT_PANEL.linesAsked}</p> : null}</LiveRegion>
      <Notice alert className="mt-2">
        {refusal?.message}
      </Notice>
    </>
  );
}

function CardWithLines({
  step,
  last,
}: {
  step: StepForTeacherDto;
  last: TryForTeacherDto | undefined;
}) {
  const { working, answer } = step;
  const written = last?.lines ?? [];
  const ownOf = (label: string | undefined) => written.find((own) => own.label === label) ?? null;
  const labels = new Set(working.map(({ label }) => label));
  const terms = working.flatMap(({ label, count, rate }) =>
    count === null || !rate ? [] : [{ label, count, rate, rule: '' }],
  );
  const tried = last?.verdict === 'wrong' ? last.typed : null;
  return (
    <section aria-labelledby="card-now" className="mt-2 group-has-[[open]]:hidden">
      <h3 id="card-now" className="pb-1 font-semibold">
        {written.length > 0 ? STUDENT_PANEL.withLines : STUDENT_PANEL.noLines}
      </h3>
      {terms.length > 0 ? (
        <FormulaTermList
          terms={terms}
          boxes={{
            isSmall: true,
            typedOf: ([index = 0]) => ownOf(working[index]?.label)?.typed.trim() ?? '',
            markOf: ([index = 0]) => markOf(ownOf(working[index]?.label)),
          }}
          note={(index) => {
            const line = working[index];
            return line && ownOf(line.label)?.fits === false ? (
              <PointsForTeacher value={line.points} />
            ) : null;
          }}
        />
      ) : (
        // The team card adds up eight scores that are already right.
        <ul
          className={
            'forced-edge grid overflow-hidden rounded-lg border-2 border-line bg-raised ' +
            'sm:grid-cols-2 sm:*:nth-2:border-t-0'
          }
        >
          {working.map(({ label, points }) => (
            <li key={label} className={CARD_ROW}>
              <span>{label}</span>
              <strong>
                <MixedNumberText value={points} />
              </strong>
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-1">
        {written
          .filter(({ label }) => !labels.has(label))
          .map((group) => (
            <li key={group.label} className={CARD_ROW}>
              <span>{group.label}</span>
              <TypedLine own={group} />
            </li>
          ))}
        <li className={`${CARD_ROW} font-semibold`}>
          <span>{STUDENT_PANEL.sum}</span>
          {answer ? <PointsForTeacher value={answer} /> : null}
          <TypedLine own={tried === null ? null : { typed: tried, fits: false }} />
        </li>
      </ul>
    </section>
  );
}

const CARD_ROW =
  'flex flex-wrap items-center justify-between gap-x-3 border-line border-t px-2 py-0.5 ' +
  'first:border-t-0';

const markOf = (own: { fits: boolean } | null) => (own ? (own.fits ? 'fits' : 'look') : null);

function PointsForTeacher({ value }: { value: RightWorkingLineDto['points'] }) {
  return (
    <span className="block font-normal text-base text-content-soft leading-tight">
      <span>{STUDENT_PANEL.forYou}</span> <MixedNumberText value={value} />
    </span>
  );
}

function TypedLine({ own }: { own: { typed: string; fits: boolean } | null }) {
  if (!own) return null;
  return (
    <span
      className={
        'inline-flex items-center gap-2 whitespace-nowrap font-semibold ' +
        (own.fits ? '' : 'text-again')
      }
    >
      <TextWithFractions>{own.typed.trim()}</TextWithFractions>
      {own.fits ? (
        <Icon name="check" className="size-4 text-correct" title={STUDENT_PANEL.fits} />
      ) : (
        <LookHere />
      )}
    </span>
  );
}

function LookHere() {
  return (
    <>
      <StuckSign />
      <span className="sr-only">{STUDENT_PANEL.lookHere}</span>
    </>
  );
}
