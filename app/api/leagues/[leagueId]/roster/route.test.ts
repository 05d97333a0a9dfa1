import { getViewer } from '@/lib/auth/viewer';
import { createLeague } from '@/lib/data/league/commands';
import type { Viewer } from '@/lib/data/viewer';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { GET } from './route';

jest.mock('@/lib/auth/viewer', () => ({ getViewer: jest.fn() }));
// next-auth does not load in a test; the answers here never read the cookie itself.
jest.mock('@/lib/auth/origin', () => ({ isSameOrigin: () => true, clientAddress: () => 'test' }));

let app: TestServices;
let leagueId: string;
let owner: Viewer;

beforeEach(async () => {
  app = await installTestServices();
  owner = await app.teacher('owner@school.org');
  leagueId = (await createLeague(owner, { name: 'Room 12', password: 'lucky teapot' })).id;
});
afterEach(() => app.dispose());

function ask(viewer: Viewer, id = leagueId): Promise<Response> {
  jest.mocked(getViewer).mockResolvedValue(viewer);
  return GET(new Request('http://localhost/'), { params: Promise.resolve({ leagueId: id }) });
}

describe('the roster of a league', () => {
  it('is given to its teacher and stored nowhere on the way', async () => {
    const response = await ask(owner);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ ok: true, data: { week: 6, roster: [] } });
  });

  it('is refused to everybody else, and a foreign league looks like one that does not exist', async () => {
    const other = await app.teacher('other@school.org');
    const foreign = await ask(other);
    const missing = await ask(other, 'no-such-league');
    expect(foreign.status).toBe(404);
    expect(missing.status).toBe(404);
    expect(await foreign.json()).toEqual(await missing.json());
    expect((await ask(await app.student('kim@school.org'))).status).toBe(403);
    expect((await ask(null)).status).toBe(401);
  });
});
