import { Icon } from '@/components/ui/icon';
import type { StudentPageVisitDto } from '@/lib/data/visit/dto';
import {
  lookingAsText,
  nextStudentLabel,
  practiceStudentOfText,
  previousStudentLabel,
  VISIT,
  visitEndsAtText,
} from '@/words/visit';
import { LazyStartOrEndVisitButton } from './lazy-start-or-end-visit-button';

const PLAIN =
  'inline-flex min-h-9 min-w-9 items-center justify-center rounded-md px-2 font-semibold ' +
  'text-raised hover:underline';
const MAIN =
  'inline-flex min-h-9 items-center rounded-md bg-raised px-3 font-semibold text-info ' +
  'hover:underline';

/**
 * Above and around every student page that a teacher has opened: whose page it is, that nothing
 * counts, and the way back.
 */
export function VisitBar({ visit }: { visit: StudentPageVisitDto }) {
  const { kind, leagueId, studentId, name, before, next, endsAt } = visit;
  const isLook = kind === 'look';
  const title = isLook ? lookingAsText(name) : practiceStudentOfText(name);
  const leaguePath = `/teacher/leagues/${leagueId}`;
  const look = { command: 'look', leagueId, href: '/student/dashboard', className: PLAIN } as const;
  return (
    <>
      <section
        aria-label={title}
        data-shell
        className={
          'visit-bar print-hidden z-30 flex flex-wrap items-center gap-x-4 gap-y-1 bg-info px-4 ' +
          'py-1 text-raised sm:min-h-12 [@media(min-height:30rem)]:sticky ' +
          '[@media(min-height:30rem)]:top-0'
        }
      >
        <Icon name="eye" className="size-6" />
        <p className="min-w-0 break-words">
          <strong>{title}</strong>{' '}
          <span>
            {isLook ? `${VISIT.nothingCounts} ${visitEndsAtText(endsAt)}` : VISIT.practiceCounts}
          </span>
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-1">
          {before ? (
            <LazyStartOrEndVisitButton {...look} studentId={before.studentId}>
              <Icon name="chevron-left" />
              <span className="sr-only">{previousStudentLabel(before.name)}</span>
            </LazyStartOrEndVisitButton>
          ) : null}
          {next ? (
            <LazyStartOrEndVisitButton {...look} studentId={next.studentId}>
              <Icon name="chevron-right" />
              <span className="sr-only">{nextStudentLabel(next.name)}</span>
            </LazyStartOrEndVisitButton>
          ) : null}
          {isLook ? null : (
            <>
              <LazyStartOrEndVisitButton {...look} command="again">
                {VISIT.startOver}
              </LazyStartOrEndVisitButton>
              <LazyStartOrEndVisitButton {...look} command="delete" href={leaguePath}>
                {VISIT.deleteIt}
              </LazyStartOrEndVisitButton>
            </>
          )}
          <LazyStartOrEndVisitButton
            command="leave"
            leagueId={leagueId}
            href={isLook ? `${leaguePath}/students/${studentId}` : leaguePath}
            className={MAIN}
          >
            {VISIT.back}
          </LazyStartOrEndVisitButton>
        </div>
      </section>
      <div
        aria-hidden="true"
        className="print-hidden pointer-events-none fixed inset-0 z-30 border-4 border-info"
      />
    </>
  );
}
