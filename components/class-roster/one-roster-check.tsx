'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Section } from '@/components/ui/section';
import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import { formatStudentName } from '@/lib/domain/account/student-name';
import {
  guessMatchingClasses,
  type OneRosterClass,
  type OneRosterData,
} from '@/lib/domain/class/one-roster';
import {
  cardsOfText,
  changeStudentsText,
  changingText,
  LIST_CHECK,
  LIST_COMPARED,
  leftOutOfFileText,
  linesToCheckText,
  lineTroubleText,
  moreClassesAtSchoolText,
  ONE_ROSTER,
  pressContinueForRestText,
  rowsReadText,
  studentChangesDoneOfAllText,
  yourClassForText,
} from '@/words/class-list';
import { studentsChangedText } from '@/words/class-roster';
import { someOfText } from '@/words/numbers';
import { SCHOOL_ROSTER } from '@/words/school-roster';
import { studentsText } from '@/words/teacher-pages';
import { LeavePageWarning } from './leave-page-warning';
import { RosterChangeReview } from './roster-change-review';
import { useRequestSequence } from './use-request-sequence';
import {
  type SchoolClassLink,
  type StudentOnNewList,
  useRosterChangePlan,
} from './use-roster-change-plan';

type OneRosterCheckProps = {
  roster: OneRosterData;
  compare: ClassesForListCheckDto;
  isFromSchool?: boolean;
  onBack: () => void;
  onChanged?: () => void;
};

/**
 * Files are read in the browser: only first names, initials, and the school's numbers and ids are
 * sent.
 */
export function OneRosterCheck({
  roster,
  compare,
  isFromSchool = false,
  onBack,
  onChanged,
}: OneRosterCheckProps) {
  const [guess] = useState(() => guessMatchingClasses(roster.classes, compare));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(guess);
  const [filled, setFilled] = useState<ReadonlySet<string> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { start, isWorking, done, total, problem } = useRequestSequence();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (filled) result.current?.focus();
  }, [filled]);

  const used = roster.classes.filter(({ id }) => chosen[id]);
  const plan = useRosterChangePlan(
    used.flatMap(({ id, students }) =>
      students.map(
        ({ id: schoolId, names, references }, at): StudentOnNewList => ({
          key: `${id} ${at}`,
          leagueId: chosen[id] ?? '',
          schoolId,
          names,
          references,
          name: names[0] ?? { firstName: '', lastInitial: '' },
          ownReference: references[0] ?? '',
        }),
      ),
    ),
    compare,
    [...new Set(used.map(({ id }) => chosen[id] ?? ''))],
    linksOf(roster.classes, chosen, compare),
    roster.hasPreferredNames,
  );
  const count = plan.changes + plan.fresh.length;
  const hasNewLinks = compare.classes.some(
    ({ id: leagueId, schoolClassId }) =>
      roster.classes.some(({ id }) => id === schoolClassId && chosen[id] !== leagueId) ||
      roster.classes.some(({ id }) => chosen[id] === leagueId && id !== schoolClassId),
  );
  const isBegun = isWorking || total > 0 || problem !== null;
  const problems = used.flatMap((one) => one.problems);
  const nameOf = (leagueId: string) =>
    compare.classes.find(({ id }) => id === leagueId)?.name ?? '';

  if (filled) {
    return (
      <div ref={result} tabIndex={-1}>
        <Notice tone="good" title={total > 0 ? studentsChangedText(total) : SCHOOL_ROSTER.linked}>
          <ul>
            {[...filled].map((leagueId) => (
              <li key={leagueId}>
                <Link href={`/teacher/leagues/${leagueId}/roster/cards`} className="touch-link">
                  {cardsOfText(nameOf(leagueId))}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      </div>
    );
  }
  const choose = (id: string, leagueId: string) => setChosen({ ...chosen, [id]: leagueId });
  const guessed = roster.classes.filter(({ id }) => id in guess);
  const others = roster.classes.filter(({ id }) => !(id in guess));
  const choices = (classes: readonly OneRosterClass[]) => (
    <ClassChoices classes={classes} chosen={chosen} own={compare.classes} onChoose={choose} />
  );
  return (
    <section aria-labelledby="check-files" className="print-hidden mt-6 space-y-3">
      <LeavePageWarning
        isNeeded={!isBegun || done < total}
        title={isBegun ? LIST_CHECK.leaveCardsTitle : LIST_CHECK.leaveListTitle}
      >
        <p>{isBegun ? studentChangesDoneOfAllText(done, total) : LIST_CHECK.nothingKept}</p>
      </LeavePageWarning>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="check-files" ref={heading} tabIndex={-1} className="scroll-mt-4 text-title">
          {ONE_ROSTER.title}
        </h2>
        {isFromSchool ? null : <p className="text-content-soft">{rowsReadText(roster.rows)}</p>}
        <div className="flex grow flex-wrap items-center justify-end gap-3">
          {isBegun ? null : (
            <Button variant="quiet" onClick={onBack}>
              {isFromSchool ? SCHOOL_ROSTER.close : ONE_ROSTER.again}
            </Button>
          )}
          {count === 0 && !hasNewLinks && !isFromSchool && !isBegun ? null : (
            <Button
              variant="next"
              size="lg"
              pending={isWorking}
              onClick={() => {
                const leagueIds = new Set(plan.fresh.map(({ leagueId }) => leagueId));
                return start(plan.requests(), () => {
                  setFilled(leagueIds);
                  onChanged?.();
                });
              }}
            >
              {isWorking
                ? changingText(total)
                : isBegun
                  ? LIST_CHECK.goOn
                  : count > 0
                    ? changeStudentsText(count)
                    : SCHOOL_ROSTER.link}
            </Button>
          )}
        </div>
      </div>
      {isBegun ? (
        <ProgressBar
          value={done}
          max={total}
          label={problem ? LIST_CHECK.stopped : LIST_COMPARED.changing}
          valueText={someOfText(done, total)}
        />
      ) : null}
      <Notice alert title={problem ? studentChangesDoneOfAllText(done, total) : undefined}>
        {problem ? pressContinueForRestText(problem) : null}
      </Notice>
      <div className="space-y-3" inert={isBegun}>
        <RosterChangeReview plan={plan} />
        <Section
          title={ONE_ROSTER.classes}
          titleClass="mb-2 text-lead"
          level={3}
          className="forced-edge rounded-lg bg-raised p-4 shadow-card"
        >
          {used.length === 0 ? <p>{ONE_ROSTER.chooseClass}</p> : null}
          {choices(guessed)}
          {others.length > 0 ? (
            <Fold summary={moreClassesAtSchoolText(others.length)} open={guessed.length === 0}>
              {choices(others)}
            </Fold>
          ) : null}
        </Section>
        {plan.fresh.length > 0 ? (
          <Fold summary={ONE_ROSTER.newHere}>
            <ul className="columns-2 gap-6 lg:columns-4">
              {plan.fresh.map(({ key, name, ownReference }) => (
                <li key={key} className="flex justify-between gap-2">
                  <span className="font-semibold">{formatStudentName(name)}</span>
                  <span className="text-content-soft [overflow-wrap:anywhere]">{ownReference}</span>
                </li>
              ))}
            </ul>
          </Fold>
        ) : null}
        {problems.length > 0 ? (
          <Notice tone="warn" title={linesToCheckText(problems.length)}>
            <ul>
              {problems.map(({ written, why }) => (
                <li key={written}>
                  <q>{written}</q> <span>{lineTroubleText(why)}</span>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <Notice tone="info">
          <p className="empty:hidden">{leftOutOfFileText(roster.leftOut)}</p>
          <p>{isFromSchool ? SCHOOL_ROSTER.stays : ONE_ROSTER.stays}</p>
        </Notice>
      </div>
    </section>
  );
}

/** A class that isn't chosen anymore loses its link. */
function linksOf(
  classes: readonly OneRosterClass[],
  chosen: Readonly<Record<string, string>>,
  compare: ClassesForListCheckDto,
): SchoolClassLink[] {
  return compare.classes.flatMap(({ id: leagueId, schoolClassId }): SchoolClassLink[] => {
    const one = classes.find(({ id }) => chosen[id] === leagueId);
    if (!one)
      return classes.some(({ id }) => id === schoolClassId)
        ? [{ leagueId, schoolClass: null }]
        : [];
    const { id, title, schoolId, termId } = one;
    return [{ leagueId, schoolClass: { id, title, schoolId, termId } }];
  });
}

type ClassChoicesProps = {
  classes: readonly OneRosterClass[];
  chosen: Readonly<Record<string, string>>;
  own: ClassesForListCheckDto['classes'];
  onChoose: (id: string, leagueId: string) => void;
};

function ClassChoices({ classes, chosen, own, onChoose }: ClassChoicesProps) {
  return (
    <ul className="grid gap-2">
      {classes.map(({ id, title, students }) => (
        <li
          key={id}
          className="grid grid-cols-1 items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem_16rem]"
        >
          <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
          <span className="text-content-soft tabular-nums sm:text-right">
            {studentsText(students.length)}
          </span>
          <select
            aria-label={yourClassForText(title)}
            className={INPUT_CLASS}
            value={chosen[id] ?? ''}
            onChange={({ target }) => onChoose(id, target.value)}
          >
            <option value="">{ONE_ROSTER.leaveOut}</option>
            {own.map(({ id: leagueId, name }) => (
              <option key={leagueId} value={leagueId}>
                {name}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
