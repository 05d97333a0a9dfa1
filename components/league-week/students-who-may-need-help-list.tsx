import { AskStudentsForLinesButton } from '@/components/steps/ask-students-for-lines-button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import type { StuckReason, StuckRow } from '@/lib/domain/class/class-grid';
import { minutesSinceAnswerOnOpenCard } from '@/lib/domain/class/class-grid';
import { CLASS_GRID, moreStuckText, stuckBecauseText } from '@/words/class-grid';
import { StuckSign } from './grid-sign';
import { type GridView, gridHref } from './grid-view';
import { GridViewLink } from './grid-view-link';

/** Three rows of names leave six students visible on a Chromebook; the rest folds. */
const SHOWN = 12;

type StudentsWhoMayNeedHelpListProps = {
  leagueId: string;
  week: number;
  view: GridView;
  stuck: readonly StuckRow<GridRowDto>[];
  now: number | null;
  onChoose: (studentId: string) => void;
};

/** Students who may need help now, with the reason; each name opens the student's card. */
export function StudentsWhoMayNeedHelpList({ stuck, ...rest }: StudentsWhoMayNeedHelpListProps) {
  // A student who is only quiet has no wrong answer to explain.
  const wrong = stuck.flatMap(({ row: { studentId }, reasons }) =>
    reasons.flatMap((reason) =>
      reason.kind === 'wrong' ? [{ studentId, step: reason.step }] : [],
    ),
  );
  const entries = stuck.map(({ row, reasons }) => (
    <StuckEntry key={row.studentId} {...rest} row={row} reasons={reasons} />
  ));
  return (
    <Section
      title={CLASS_GRID.mayNeedHelp}
      titleClass="sr-only"
      className="min-w-0 flex-1 basis-80"
    >
      {entries.length === 0 ? (
        <p className="flex items-center gap-2 text-content-soft">
          <Icon name="circle-check" className="size-6 text-correct" />
          <span>{CLASS_GRID.noOneStuck}</span>
        </p>
      ) : (
        <ul className={LIST}>
          {entries.slice(0, SHOWN)}
          {wrong.length > 1 ? (
            <li>
              <AskStudentsForLinesButton
                leagueId={rest.leagueId}
                week={rest.week}
                students={wrong}
              />
            </li>
          ) : null}
        </ul>
      )}
      {entries.length > SHOWN ? (
        <Fold summary={moreStuckText(entries.length - SHOWN)}>
          <ul className={LIST}>{entries.slice(SHOWN)}</ul>
        </Fold>
      ) : null}
    </Section>
  );
}

const LIST = 'grid grid-cols-1 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]';

type StuckEntryProps = Omit<StudentsWhoMayNeedHelpListProps, 'stuck'> & {
  row: GridRowDto;
  reasons: readonly StuckReason[];
};

function StuckEntry({ leagueId, view, now, row, reasons, onChoose }: StuckEntryProps) {
  const isWrong = reasons.some(({ kind }) => kind !== 'idle');
  return (
    <li>
      <GridViewLink
        id={`stuck-${row.studentId}`}
        href={gridHref(leagueId, { ...view, student: row.studentId })}
        onFollow={() => onChoose(row.studentId)}
        className={
          'forced-edge flex h-full min-h-touch items-center gap-3 rounded-md border-l-6 ' +
          'bg-raised px-3 py-0.5 text-content leading-tight no-underline shadow-card ' +
          'hover:bg-field-soft ' +
          (isWrong ? 'border-again' : 'border-info')
        }
      >
        {isWrong ? (
          <StuckSign className="size-4 text-again" />
        ) : (
          <Icon name="clock" className="size-4 shrink-0 text-info" />
        )}
        <span className="flex min-w-0 flex-wrap gap-x-2">
          <span className="font-bold">{row.name}</span>
          {reasons.map((reason) => (
            <span
              key={reason.kind === 'used-up' ? reason.title : reason.step}
              className="text-base text-content-soft"
            >
              {stuckBecauseText(reason, minutesSinceAnswerOnOpenCard(row, now))}
            </span>
          ))}
        </span>
      </GridViewLink>
    </li>
  );
}
