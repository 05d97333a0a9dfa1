import Link from 'next/link';
import type { ReactNode } from 'react';
import { Helmet } from '@/components/football/helmet';
import { StartOrEndVisitButton } from '@/components/shell/start-or-end-visit-button';
import { Badge } from '@/components/ui/badge';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { Icon } from '@/components/ui/icon';
import { DownloadLink, LinkButton } from '@/components/ui/link-button';
import { PrintButton } from '@/components/ui/print-button';
import type { RichContent } from '@/components/ui/sentence';
import type { StudentForTeacherHeaderDto } from '@/lib/data/student/dto';
import { onboardingText } from '@/words/class';
import { mvpPointsInAllClassesLabel, mvpPointsInClassLabel, shownPoints } from '@/words/mvp';
import { STUDENT_RECORD } from '@/words/student-record';
import { VISIT } from '@/words/visit';

type StudentHeaderProps = {
  head: StudentForTeacherHeaderDto;
  children?: RichContent;
};

export function StudentHeader({ head, children }: StudentHeaderProps) {
  return (
    <header className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {head.look ? (
        <Helmet look={head.look} size={44} stickers={head.stickers} />
      ) : (
        <span className="flex size-11 items-center justify-center rounded-full bg-sunk text-content-faint">
          <Icon name="user" className="size-6" />
        </span>
      )}
      <div className="flex min-w-[11rem] flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="break-words text-title">{head.name}</h1>
        <p className="break-words text-content-soft">{head.teamName ?? STUDENT_RECORD.noTeam}</p>
        {head.onboardingStage ? (
          <p>
            <Badge tone="info" icon="flag">
              <span className="sr-only">{STUDENT_RECORD.toDo}</span>{' '}
              <span>{onboardingText(head.onboardingStage)}</span>
            </Badge>
          </p>
        ) : null}
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          <Fact
            name={head.classFormulas ? STUDENT_RECORD.formulas : STUDENT_RECORD.formulaLevel}
            value={head.classFormulas ?? head.formulaLevel}
          />
          <Fact name={mvpPointsInClassLabel()} value={shownPoints(head.mvpPoints.ofClass)} />
          {head.mvpPoints.all === head.mvpPoints.ofClass ? null : (
            <Fact name={mvpPointsInAllClassesLabel()} value={shownPoints(head.mvpPoints.all)} />
          )}
        </dl>
      </div>
      {children}
    </header>
  );
}

export function StudentDownloads({ leagueId, studentId }: { leagueId: string; studentId: string }) {
  const files = `/api/leagues/${leagueId}/students/${studentId}`;
  return (
    <div className="print-hidden flex flex-wrap gap-2">
      <DownloadLink href={`${files}/export.json`}>{STUDENT_RECORD.exportAll}</DownloadLink>
      <DownloadLink href={`${files}/tries.csv`}>{STUDENT_RECORD.everyTry}</DownloadLink>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-content-soft">{name}</dt>
      <dd className="font-bold text-lead tabular-nums">{value}</dd>
    </div>
  );
}

type StudentView = 'talk' | 'week' | 'season';

const VIEWS: readonly { view: StudentView; label: string; query: string }[] = [
  { view: 'talk', label: STUDENT_RECORD.forTalk, query: '' },
  { view: 'week', label: STUDENT_RECORD.weekByWeek, query: '?view=week' },
  { view: 'season', label: STUDENT_RECORD.season, query: '?view=season' },
];

type StudentPageTabsProps = { leagueId: string; studentId: string; view: StudentView };

export function StudentPageTabs({ leagueId, studentId, view }: StudentPageTabsProps) {
  const studentPath = `/teacher/leagues/${leagueId}/students/${studentId}`;
  return (
    <div className="print-hidden mb-1 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link
        href={`/teacher/leagues/${leagueId}/roster`}
        prefetch={false}
        className="touch-link inline-flex items-center gap-2"
      >
        <Icon name="arrow-left" />
        <span>{STUDENT_RECORD.allStudents}</span>
      </Link>
      <nav aria-label={STUDENT_RECORD.parts}>
        <ul className="flex flex-wrap gap-2">
          {VIEWS.map((each) => (
            <li key={each.view}>
              <Link
                href={`${studentPath}${each.query}`}
                prefetch={false}
                aria-current={each.view === view ? 'page' : undefined}
                className={
                  'flex min-h-touch items-center rounded-md border-2 border-line bg-raised ' +
                  'px-3 font-semibold text-content no-underline ' +
                  'hover:border-field aria-[current=page]:border-field ' +
                  'aria-[current=page]:bg-field-soft aria-[current=page]:text-field'
                }
              >
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex flex-wrap gap-2">
        <StartOrEndVisitButton
          command="look"
          {...{ leagueId, studentId }}
          href="/student/dashboard"
        >
          {VISIT.lookAs}
        </StartOrEndVisitButton>
        <LinkButton href={`${studentPath}/supports`} variant="secondary">
          {STUDENT_RECORD.supports}
        </LinkButton>
        <IfAllowedInClass needs="manage">
          <LinkButton href={`${studentPath}/change`} variant="secondary">
            {STUDENT_RECORD.change}
          </LinkButton>
        </IfAllowedInClass>
        <PrintButton variant={view === 'talk' ? 'primary' : 'secondary'}>
          {STUDENT_RECORD.print}
        </PrintButton>
      </div>
    </div>
  );
}
