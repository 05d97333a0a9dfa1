import { render } from '@testing-library/react';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import type { VisitKind } from '@/lib/data/visit/dto';
import { StudentPageConnections } from './student-page-connections';

const mockShown: string[] = [];
jest.mock('@/components/shell/page-error-boundary', () => ({ PageErrorBoundary: () => null }));
jest.mock('@/components/live/eyes-up-screen', () => ({
  EyesUpScreen: () => void mockShown.push('eyes up'),
}));
jest.mock('@/components/live/live-updates', () => ({
  LiveUpdates: ({ account }: { account: string | null }) => void mockShown.push(`live ${account}`),
}));
jest.mock('@/components/offline/offline-page-saver', () => ({
  OfflinePageSaver: () => void mockShown.push('offline copy'),
}));
jest.mock('@/components/outbox/use-outbox', () => ({
  OutboxSender: () => void mockShown.push('outbox'),
}));

beforeEach(() => {
  mockShown.length = 0;
});

it.each<[string, VisitKind | undefined, string[]]>([
  ['the student’s own page', undefined, ['offline copy', 'live key', 'eyes up', 'outbox']],
  ['a teacher’s look', 'look', ['live null']],
  ['a practice student’s page', 'tryout', ['live null', 'outbox']],
])('%s keeps, hears, and sends what belongs to it', (_, visit, expected) => {
  const page = { season: 2023, week: 6, team: 'a' } as StudentPageStateDto;
  render(
    <StudentPageConnections
      page={page}
      account="key"
      canSavePages
      visit={visit}
      product="App"
      workKept=""
    >
      {null}
    </StudentPageConnections>,
  );
  expect(mockShown).toEqual(expected);
});
