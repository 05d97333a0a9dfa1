'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { lazyModule } from '@/components/ui/lazy-module';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { readSchoolRosterOfTeacherAction } from '@/lib/actions/class-roster';
import type { ClassRosterDto, SchoolClassSyncDto } from '@/lib/data/class-roster/dto';
import type { RosterWithClassesToCompareDto } from '@/lib/data/school-roster/dto';
import {
  addedByItselfText,
  classSyncProblemText,
  linkedToText,
  SCHOOL_ROSTER,
  schoolNewsText,
} from '@/words/school-roster';

const OneRosterCheck = lazyModule(() => import('./one-roster-check')).component(
  (parts) => parts.OneRosterCheck,
);

type SchoolRosterComparisonProps = Pick<ClassRosterDto, 'leagueId' | 'students'> & {
  linked: SchoolClassSyncDto | null;
};

export function SchoolRosterComparison({
  leagueId,
  students,
  linked,
}: SchoolRosterComparisonProps) {
  const router = useRouter();
  const { data, refusal, pending, run } = useAction<RosterWithClassesToCompareDto>();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const refresh = () => startTransition(() => router.refresh());
  const gone = students.filter(({ goneAtSchool }) => goneAtSchool).length;

  async function compare() {
    setIsOpen(true);
    await run(() => readSchoolRosterOfTeacherAction({ leagueId }));
    refresh();
  }

  function close() {
    setIsOpen(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  return (
    <>
      <Section
        title={SCHOOL_ROSTER.title}
        titleClass="text-lead"
        className="forced-edge print-hidden mb-6 space-y-2 rounded-lg bg-raised px-4 py-3 shadow-card"
      >
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            {linked ? (
              <>
                <p>{linkedToText(linked.title, linked.looked)}</p>
                <p className="font-semibold">{schoolNewsText({ ...linked, gone })}</p>
                {linked.added > 0 ? <p>{addedByItselfText(linked.added)}</p> : null}
              </>
            ) : (
              <p>{SCHOOL_ROSTER.notLinked}</p>
            )}
          </div>
          <Button
            id={id}
            variant="secondary"
            icon="list-checks"
            pending={pending}
            onClick={compare}
          >
            {pending ? SCHOOL_ROSTER.looking : linked ? SCHOOL_ROSTER.look : SCHOOL_ROSTER.choose}
          </Button>
        </div>
        {linked?.problem ? (
          <Notice tone="warn">{classSyncProblemText(linked.problem.why, linked.problem.at)}</Notice>
        ) : null}
        <Notice alert>{refusal?.message}</Notice>
      </Section>
      {isOpen && data && !pending ? (
        <div className="mb-6">
          <OneRosterCheck
            roster={data.roster}
            compare={data.compare}
            isFromSchool
            onBack={close}
            onChanged={refresh}
          />
        </div>
      ) : null}
    </>
  );
}
