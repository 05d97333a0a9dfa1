'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { MathWords } from '@/components/math/math-words';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { AttemptDto, StudentNowDto, StudentStepDto, WorkingLineDto } from '@/lib/data/student/dto';
import { signed } from '@/lib/domain/numbers/mixed';
import { NOTHING_TRIED, TEAM_LATER } from '@/words/stuck';
import { StuckSign } from './grid-sign';
import { workHref } from './grid-view';
import { useStudentNow } from './use-student-now';

export type StudentPanelProps = {
  leagueId: string;
  studentId: string;
  week: number;
  /** As the grid has it, so that something stands there at once. */
  name: string;
  /** Goes up with each try: the card is fetched again. */
  version: number;
  /** Whole minutes since the last answer, where that is of interest. */
  minutes: number | null;
  /** Everyone who may need help, in their order. */
  stuck: readonly string[];
  onChoose: (studentId: string | null) => void;
};

/** Wide enough for the panel beside the table; on anything narrower it lies over the table. */
const BESIDE = '(min-width: 80rem)';

/** One student's card, one click from a stuck name: what went wrong, what to say, and the card with its own lines. */
export function StudentPanel(props: StudentPanelProps) {
  const { leagueId, studentId, week, name, version, minutes, stuck, onChoose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, failed, again } = useStudentNow(leagueId, studentId, week, version);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (window.matchMedia(BESIDE).matches) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on to the next student hears who that is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [studentId]);

  const place = stuck.indexOf(studentId);
  const neighbor = (step: 1 | -1) => stuck[(place + step + stuck.length) % stuck.length] ?? null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="student-now"
      onClose={() => {
        // Closed by hand, and not because it is drawn anew.
        if (!dialog.current?.open) onChoose(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dialog.current?.close();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-again border-t-6 bg-raised p-3 text-content shadow-lift xl:sticky xl:top-2 xl:h-auto xl:max-h-[calc(100dvh-1rem)] xl:w-auto xl:rounded-lg"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {place >= 0 ? <StuckSign className="size-4 text-again" /> : null}
        <h2 id="student-now" ref={heading} tabIndex={-1} className="text-lead">
          {name}
        </h2>
        {data?.teamName ? <p className="text-base text-content-soft">{data.teamName}</p> : null}
        <div className="ml-auto flex items-center gap-1">
          {place >= 0 && stuck.length > 1 ? (
            <>
              <span className="mr-1 whitespace-nowrap text-content-soft tabular-nums">
                {place + 1} of {stuck.length}
              </span>
              <PanelButton icon="chevron-left" label="Student before" onClick={() => onChoose(neighbor(-1))} />
              <PanelButton icon="chevron-right" label="Next student" onClick={() => onChoose(neighbor(1))} />
            </>
          ) : null}
          <PanelButton icon="plus" turned label="Close" onClick={() => dialog.current?.close()} />
        </div>
      </div>
      {data ? (
        <Now now={data} minutes={minutes} />
      ) : failed ? (
        <div className="my-4 grid justify-items-start gap-2">
          <p>The card could not be fetched.</p>
          <Button variant="secondary" icon="refresh-cw" onClick={again}>
            Try again
          </Button>
        </div>
      ) : (
        <p className="my-4 text-content-soft">One moment …</p>
      )}
      <p className="mt-3">
        <LinkButton href={workHref(leagueId, studentId, week, data?.step?.key)} variant="secondary">
          {name}: whole page
        </LinkButton>
      </p>
    </dialog>
  );
}

type PanelButtonProps = { icon: 'chevron-left' | 'chevron-right' | 'plus'; turned?: boolean; label: string; onClick: () => void };

function PanelButton({ icon, turned = false, label, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="button size-touch border-line-strong bg-raised hover:bg-field-soft"
    >
      <Icon name={icon} className={`size-4 ${turned ? 'rotate-45' : ''}`} />
    </button>
  );
}

function Now({ now: { step, say }, minutes }: { now: StudentNowDto; minutes: number | null }) {
  if (!step) return <p className="my-4">There is nothing left to work out on this card.</p>;
  const last = step.attempts.at(-1);
  return (
    <>
      <p className="text-content-soft">
        {step.title}
        {step.player ? `, ${step.player.name}` : ''}: {triesText(step.tries)}
        {minutes !== null && step.tries > 0 ? `, the last ${minutes < 1 ? 'just now' : `${minutes} min ago`}` : ''}
        {step.limit === 'used-up' ? ', none left' : step.limit === 'pauses' ? ', with short breaks' : ''}
      </p>
      <div className="forced-edge my-2 rounded-md bg-correct-soft px-3 py-2">
        {last?.verdict === 'wrong' ? <p className="font-semibold">{last.mistake ?? 'No known mistake'}</p> : null}
        <p className="text-content-soft">Say first:</p>
        <p className="font-semibold text-lead leading-snug">
          “<MathWords>{say ?? (step.key === 'TEAM' && !step.answer ? TEAM_LATER : NOTHING_TRIED)}</MathWords>”
        </p>
      </div>
      {step.answer ? <CardNow step={step} last={last} /> : null}
      {step.attempts.length > 0 ? (
        <p className="mt-2">
          <span className="text-content-soft">Tries: </span>
          {step.attempts.map(({ attempt, typed }, index) => (
            <strong key={attempt} className="whitespace-nowrap">
              {index > 0 ? <span aria-hidden="true"> · </span> : null}
              <MathWords>{typed}</MathWords>
              {index < step.attempts.length - 1 ? <span className="sr-only">, </span> : null}
            </strong>
          ))}
        </p>
      ) : null}
    </>
  );
}

const triesText = (tries: number): string => (tries === 0 ? 'not begun' : tries === 1 ? '1 try' : `${tries} tries`);

type Shown = WorkingLineDto & { own: { typed: string; fits: boolean } | null };

/** The lines of the card with what was written beside them; groups of starters stand below those that they put together. */
function shownLines(
  { working }: StudentStepDto,
  last: AttemptDto | undefined,
): { lines: Shown[]; groups: { label: string; typed: string; fits: boolean }[] } {
  const written = last?.lines ?? [];
  const labels = new Set(working.map(({ label }) => label));
  return {
    lines: working.map((line) => ({ ...line, own: written.find(({ label }) => label === line.label) ?? null })),
    groups: written.filter(({ label }) => !labels.has(label)),
  };
}

function CardNow({ step, last }: { step: StudentStepDto; last: AttemptDto | undefined }) {
  const { lines, groups } = shownLines(step, last);
  const isWritten = groups.length > 0 || lines.some(({ own }) => own);
  const tried = last && last.verdict === 'wrong' ? last.typed : null;
  return (
    <table className="w-full rounded-md border border-line text-left">
      <caption className="pb-1 text-left font-semibold">
        {isWritten ? 'The card, with the student’s own lines' : 'The card: no lines written yet'}
      </caption>
      <tbody>
        {lines.map(({ label, count, rate, points, own }) => (
          <tr key={label} className="align-middle">
            <th scope="row" className="border-line border-b px-2 py-0.5 font-normal leading-snug">
              {label}
            </th>
            <td className="whitespace-nowrap border-line border-b px-1 py-0.5 text-right text-content-soft">
              {count !== null && rate ? (
                <>
                  {signed(count)} × <MixedNumberText value={rate} />
                </>
              ) : null}
              {own?.fits ? null : <ForYou value={points} />}
            </td>
            <Own own={own} />
          </tr>
        ))}
        {groups.map((group) => (
          <tr key={group.label} className="align-middle">
            <th scope="row" colSpan={2} className="border-line border-b px-2 py-0.5 font-normal leading-snug">
              {group.label}
            </th>
            <Own own={group} />
          </tr>
        ))}
        <tr className="align-middle font-semibold">
          <th scope="row" className="border-content border-t-2 px-2 py-1">
            Sum
          </th>
          <td className="whitespace-nowrap border-content border-t-2 px-1 py-1 text-right">
            {step.answer ? <ForYou value={step.answer} /> : null}
          </td>
          <Own own={tried === null ? null : { typed: tried, fits: false }} last />
        </tr>
      </tbody>
    </table>
  );
}

function ForYou({ value }: { value: WorkingLineDto['points'] }) {
  return (
    <span className="ml-2 font-normal text-base text-content-soft">
      for you: <MixedNumberText value={value} />
    </span>
  );
}

/** What the student wrote, ticked as on the card. */
function Own({ own, last = false }: { own: { typed: string; fits: boolean } | null; last?: boolean }) {
  const edge = last ? 'border-content border-t-2 py-1' : 'border-line border-b py-0.5';
  return (
    <td className={`whitespace-nowrap px-2 text-right font-semibold ${edge} ${own && !own.fits ? 'text-again' : ''}`}>
      {own ? (
        <span className="inline-flex items-center gap-2">
          <MathWords>{own.typed.trim()}</MathWords>
          {own.fits ? <Icon name="check" className="size-4 text-correct" title="Fits" /> : <LookHere />}
        </span>
      ) : null}
    </td>
  );
}

function LookHere() {
  return (
    <>
      <StuckSign />
      <span className="sr-only">Look here</span>
    </>
  );
}
