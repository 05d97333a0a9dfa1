import { getViewer } from '@/lib/auth/viewer';
import type { Viewer } from '@/lib/data/access/viewer';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { GET as getLeague } from './export.json/route';
import { GET as getGrid } from './grid.csv/route';
import { GET as getSeason } from './season.csv/route';
import { GET as getStudent } from './students/[studentId]/export.json/route';
import { GET as getTries } from './students/[studentId]/tries.csv/route';
import { GET as getSupports } from './supports.csv/route';

jest.mock('@/lib/auth/viewer', () => ({ getViewer: jest.fn() }));
jest.mock('@/lib/auth/origin', () => ({
  isSameOrigin: () => true,
  rateLimitIpAddress: () => 'test',
}));

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

type Place = { leagueId: string; studentId: string };

const ROUTES: [
  name: string,
  type: string,
  file: string,
  get: (place: Place) => Promise<Response>,
][] = [
  [
    'grid.csv',
    'text/csv; charset=utf-8',
    'fraction-league-week-6.csv',
    (place) => getGrid(new Request('http://localhost/?week=6'), { params: Promise.resolve(place) }),
  ],
  [
    'season.csv',
    'text/csv; charset=utf-8',
    'fraction-league-season.csv',
    (place) => getSeason(new Request('http://localhost/'), { params: Promise.resolve(place) }),
  ],
  [
    'supports.csv',
    'text/csv; charset=utf-8',
    'fraction-league-supports.csv',
    (place) => getSupports(new Request('http://localhost/'), { params: Promise.resolve(place) }),
  ],
  [
    'export.json of a class',
    'application/json; charset=utf-8',
    'fraction-league-class.json',
    (place) => getLeague(new Request('http://localhost/'), { params: Promise.resolve(place) }),
  ],
  [
    'tries.csv',
    'text/csv; charset=utf-8',
    'fraction-league-tries.csv',
    (place) => getTries(new Request('http://localhost/'), { params: Promise.resolve(place) }),
  ],
  [
    'export.json of a student',
    'application/json; charset=utf-8',
    'fraction-league-student.json',
    (place) => getStudent(new Request('http://localhost/'), { params: Promise.resolve(place) }),
  ],
];

describe.each(ROUTES)('the download %s', (_name, type, file, get) => {
  const ask = (viewer: Viewer, place: Partial<Place> = {}) => {
    jest.mocked(getViewer).mockResolvedValue(viewer);
    return get({ leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId, ...place });
  };

  it('is a file with a fixed name that no one stores on the way', async () => {
    const response = await ask(test.teacher);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('is the same 404 for everyone else, whether it exists or not', async () => {
    const missing = await ask(test.teacher, { leagueId: 'no-such-league', studentId: 'nobody' });
    const body = await missing.text();
    for (const [who, viewer] of test.refused()) {
      const answer = await ask(viewer);
      expect({ who, status: answer.status, body: await answer.text() }).toEqual({
        who,
        status: 404,
        body,
      });
    }
    const foreign = await ask(test.teacher, {
      leagueId: OTHER_LEAGUE_ID,
      studentId: test.stranger.accountId,
    });
    expect([foreign.status, await foreign.text()]).toEqual([404, body]);
  });
});
