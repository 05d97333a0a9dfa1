'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { RosterDto, RosterRowDto } from '@/lib/data/league/dto';
import { fetchRoster } from './fetch-roster';
import { formatJoinCode } from './join-code';
import { StepsDone } from './steps-done';
import { studentCountText } from './student-count';

const REFRESH_MS = 15_000;

type RosterProps = { leagueId: string; code: number; initial: RosterDto };

/** The students of a league. It looks for changes every 15 seconds for as long as somebody can see it. */
export function Roster(props: RosterProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveRoster {...props} />
    </QueryClientProvider>
  );
}

function LiveRoster({ leagueId, code, initial }: RosterProps) {
  const { data, isError } = useQuery({
    queryKey: ['roster', leagueId],
    queryFn: ({ signal }) => fetchRoster(leagueId, signal),
    initialData: initial,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    retry: false,
    // Also try while the browser believes it is offline: a school's server may be in the same room.
    networkMode: 'always',
  });
  return (
    <section aria-labelledby="roster-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="roster-title" className="text-2xl">
          Students
        </h2>
        <LiveRegion className="text-content-soft">{studentCountText(data.roster.length)}</LiveRegion>
      </div>
      {isError ? (
        <div className="mb-4">
          <Notice tone="warn" title="This list may be a little old">
            We could not reach the app just now. It tries again by itself.
          </Notice>
        </div>
      ) : null}
      {data.roster.length === 0 ? <NobodyYet code={code} /> : <RosterTable roster={data.roster} week={data.week} />}
    </section>
  );
}

function NobodyYet({ code }: { code: number }) {
  return (
    <EmptyState title="No one has joined yet" picture={<Icon name="users" className="size-12" />}>
      Show the code <strong className="whitespace-nowrap">{formatJoinCode(code)}</strong> to your class. Names appear here by
      themselves.
    </EmptyState>
  );
}

function RosterTable({ roster, week }: { roster: readonly RosterRowDto[]; week: number }) {
  const columns: TableColumn[] = [
    'Student',
    'Team',
    { label: 'MVP points', numeric: true },
    week > 0 ? `Steps, week ${week}` : 'Steps',
  ];
  return (
    <ScrollTable caption="Students of this league" hideCaption columns={columns}>
      {roster.map((student) => (
        <tr key={student.studentId}>
          <th scope="row" className="whitespace-nowrap">
            {student.firstName} {student.lastInitial}.
          </th>
          <td className="min-w-[10rem]">{student.teamName ?? <span className="text-content-faint">No team yet</span>}</td>
          <td className="text-right tabular-nums">{student.mvpPoints}</td>
          <td>{week > 0 ? <StepsDone done={student.stepsDone} /> : <span className="text-content-faint">From week 1</span>}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
