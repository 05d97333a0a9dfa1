'use client';

import { useId } from 'react';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { ScrollTable } from '@/components/ui/scroll-table';
import { Section } from '@/components/ui/section';
import { SegmentedControl } from '@/components/ui/segmented-control';
import type { RichContent } from '@/components/ui/sentence';
import { createDisplayNameFormatter, formatStudentName } from '@/lib/domain/account/student-name';
import type { ListedStudentName } from '@/lib/domain/class/list/names';
import {
  addOwnReferencesText,
  elsewhereStudentQuestion,
  inTwoClassesText,
  LIST_COMPARED,
  notInListText,
  questionsLeftText,
  removeStudentFromClassText,
} from '@/words/class-list';
import { listOfText } from '@/words/numbers';
import { renameToText } from '@/words/school-roster';
import type { MoveAnswer, RosterChangePlan } from './use-roster-change-plan';

/** More students than usually leave at once: the list is probably not the whole class. */
const FOLDED_FROM = 6;

/** One summary of what the list changes, and only the questions that it leaves open. */
export function RosterChangeReview({ plan }: { plan: RosterChangePlan }) {
  const { compare, entries, gone, leagueIds } = plan;
  const isFirst = !compare.members.some(
    ({ leagueId, isRemoved }) => leagueIds.includes(leagueId) && !isRemoved,
  );
  const openQuestions = entries.flatMap(({ one, match }) =>
    match.kind === 'elsewhere' ? [{ one, match }] : [],
  );
  const twice = entries.flatMap(({ one, match }) =>
    match.kind === 'twice' ? [{ one, leagueId: match.leagueId }] : [],
  );
  const nameOf = createDisplayNameFormatter(compare.members);
  const classOf = (id: string) => compare.classes.find((own) => own.id === id)?.name ?? '';
  return (
    <>
      {isFirst ? null : <Summary plan={plan} />}
      {openQuestions.length > 0 ? (
        <Section
          title={questionsLeftText(openQuestions.length)}
          titleClass="text-lead"
          level={3}
          className="forced-edge space-y-2 rounded-lg bg-raised p-4 shadow-card"
        >
          {openQuestions.map(({ one, match }) => (
            <MoveQuestion
              key={one.key}
              question={elsewhereStudentQuestion(
                {
                  student: formatStudentName(one.name),
                  reference: one.ownReference,
                  known: nameOf(match.member),
                  className: classOf(match.member.leagueId),
                },
                match.member.isRemoved,
              )}
              isBack={match.member.isRemoved && match.member.leagueId === one.leagueId}
              answer={plan.answerTo(one, match)}
              onAnswer={(answer) => plan.answer(one.key, answer)}
            />
          ))}
        </Section>
      ) : null}
      {twice.length > 0 ? (
        <Notice tone="info">
          <ul>
            {twice.map(({ one, leagueId }) => (
              <li key={one.key}>
                {inTwoClassesText(formatStudentName(one.name), classOf(leagueId))}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {plan.unnumbered.length > 0 ? (
        <CheckLine isChecked={plan.addsNumbers} onCheck={plan.setAddsNumbers}>
          <span>{addOwnReferencesText(plan.unnumbered.length)}</span>
        </CheckLine>
      ) : null}
      {plan.newNames.map(({ member, name }) => (
        <CheckLine
          key={member.studentId}
          isChecked={plan.renames.some((rename) => rename.member === member)}
          onCheck={(isRenamed) => plan.rename(member.studentId, isRenamed)}
        >
          <span>{renameToText(nameOf(member), formatStudentName(name))}</span>
        </CheckLine>
      ))}
      {gone.length > 0 ? (
        <Fold
          summary={notInListText(gone.length)}
          open={gone.length < FOLDED_FROM}
          className="forced-edge rounded-lg bg-raised px-4 pb-2 shadow-card"
        >
          <p className="text-content-soft">{LIST_COMPARED.whoLeft}</p>
          <ul>
            {gone.map((member) => (
              <li key={member.studentId}>
                <CheckLine
                  isChecked={plan.leaving.includes(member)}
                  onCheck={(isLeaving) => plan.leave(member.studentId, isLeaving)}
                >
                  <span>
                    {removeStudentFromClassText(nameOf(member), classOf(member.leagueId))}
                  </span>
                  <span className="text-content-soft">{member.ownReference}</span>
                </CheckLine>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </>
  );
}

type CheckLineProps = {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  children: RichContent;
};

const CheckLine = ({ isChecked, onCheck, children }: CheckLineProps) => (
  <label className="flex min-h-9 items-center gap-3">
    <input
      type="checkbox"
      className="size-6 shrink-0"
      checked={isChecked}
      onChange={({ target }) => onCheck(target.checked)}
    />
    {children}
  </label>
);

/** Two names fit a cell. */
const MAX_NAMES = 2;

function Summary({ plan }: { plan: RosterChangePlan }) {
  const { compare, entries, leagueIds, fresh, moves, gone, leaving } = plan;
  const cell = (names: readonly ListedStudentName[]) =>
    names.length > MAX_NAMES ? names.length : listOfText(names.map(formatStudentName)) || '–';
  const classes = compare.classes.filter(({ id }) => leagueIds.includes(id));
  return (
    <ScrollTable
      caption={LIST_COMPARED.title}
      columns={[
        LIST_COMPARED.class,
        { label: LIST_COMPARED.now, numeric: true },
        { label: LIST_COMPARED.same, numeric: true },
        { label: LIST_COMPARED.fresh, numeric: true },
        { label: LIST_COMPARED.movedHere, numeric: true },
        { label: LIST_COMPARED.gone, numeric: true },
        { label: LIST_COMPARED.after, numeric: true },
      ]}
    >
      {classes.map(({ id, name }) => {
        const isHere = (one: { leagueId: string }) => one.leagueId === id;
        const now = compare.members.filter((member) => isHere(member) && !member.isRemoved).length;
        const same = entries.filter(({ one, match }) => isHere(one) && match.kind === 'same');
        const newHere = fresh.filter(isHere);
        const movedHere = moves.filter(({ one }) => isHere(one));
        const movedAway = moves.filter(
          ({ one, member }) => isHere(member) && !member.isRemoved && !isHere(one),
        );
        const leavingCount = leaving.filter(isHere).length + movedAway.length;
        return (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="text-right tabular-nums">{now}</td>
            <td className="text-right tabular-nums">{same.length}</td>
            <td className="text-right">{cell(newHere.map((one) => one.name))}</td>
            <td className="text-right">{cell(movedHere.map(({ one }) => one.name))}</td>
            <td className="text-right">{cell(gone.filter(isHere))}</td>
            <td className="text-right font-semibold tabular-nums">
              {now + newHere.length + movedHere.length - leavingCount}
            </td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}

type MoveQuestionProps = {
  question: string;
  isBack: boolean;
  answer: MoveAnswer;
  onAnswer: (answer: MoveAnswer) => void;
};

function MoveQuestion({ question, isBack, answer, onAnswer }: MoveQuestionProps) {
  const id = useId();
  return (
    <div
      className={
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-again ' +
        'border-l-6 bg-again-soft px-4 py-2'
      }
    >
      <div aria-hidden="true">
        <p className="font-semibold">{question}</p>
        <p className="text-content-soft">{LIST_COMPARED.movesWith}</p>
      </div>
      <SegmentedControl
        legend={`${question} ${LIST_COMPARED.movesWith}`}
        name={`${id}-move`}
        options={[
          { value: 'move', label: isBack ? LIST_COMPARED.bringBack : LIST_COMPARED.move },
          { value: 'other', label: LIST_COMPARED.twoPeople },
        ]}
        value={answer}
        onChange={onAnswer}
      />
    </div>
  );
}
