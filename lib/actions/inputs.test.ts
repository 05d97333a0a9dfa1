import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { multiLineTextPaths } from '@/lib/testing/open-text';

jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
  cookies: jest.fn(),
}));
const somebody = async () => ({
  accountId: 'kim',
  sessionId: 's',
  email: 'kim@school.org',
  role: 'student',
  season: 2023,
});
jest.mock('@/lib/auth/viewer', () => ({
  getViewerWithCookieRole: () => somebody(),
  getViewer: () => somebody(),
  getViewerWithoutSlot: () => somebody(),
}));

const SENT = { week: 6, mvpPoints: 500, role: 'teacher' };
const input = z.object({ week: z.number() });

type Schema = z.core.$ZodType & { _zod: { def: Record<string, unknown> & { type: string } } };

/** Finds where a checked input can still contain unknown fields, as paths. */
function openPlaces(schema: Schema, path: string): string[] {
  const { def } = schema._zod;
  const inside = (name: string, more = '') => openPlaces(def[name] as Schema, path + more);
  switch (def.type) {
    case 'object': {
      const rest = def.catchall as Schema | undefined;
      const own = rest && rest._zod.def.type !== 'never' ? [path] : [];
      const fields = Object.entries(def.shape as Record<string, Schema>);
      return [...own, ...fields.flatMap(([name, field]) => openPlaces(field, `${path}.${name}`))];
    }
    case 'array':
      return inside('element', '[]');
    case 'union':
      return (def.options as Schema[]).flatMap((option) => openPlaces(option, path));
    case 'pipe':
      return [...inside('in'), ...inside('out')];
    case 'any':
    case 'unknown':
    case 'record':
    case 'map':
      return [path];
    default:
      return def.innerType ? inside('innerType') : [];
  }
}

function allInputs(): Map<string, Schema> {
  const inputs = new Map<string, Schema>();
  jest.isolateModules(() => {
    const kept = (definition: { input: Schema }) => definition;
    const command = (input: Schema) => ({ input });
    jest.doMock('./define-action', () => ({
      defineAction: kept,
      defineStudentAction: command,
      defineTeacherAction: command,
      withoutResult: (run: unknown) => run,
    }));
    jest.doMock('./http', () => ({ defineStudentPostRoute: command }));
    jest.doMock('./upload', () => ({ definePictureUploadRoute: kept }));
    const files = [
      ...readdirSync(join(process.cwd(), 'lib/actions')).map((name) => join('lib/actions', name)),
      ...readdirSync(join(process.cwd(), 'app/api'), { recursive: true, encoding: 'utf8' }).map(
        (name) => join('app/api', name),
      ),
    ].filter((name) =>
      name.startsWith('app')
        ? /\broute\.ts$/.test(name)
        : /\.ts$/.test(name) && !/\.test\.ts$/.test(name),
    );
    for (const file of files) {
      for (const [name, value] of Object.entries(
        require(join(process.cwd(), file)) as Record<string, { input?: Schema }>,
      )) {
        if (value.input) inputs.set(`${file} ${name}`, value.input);
      }
    }
  });
  expect(inputs.size).toBeGreaterThan(40);
  return inputs;
}

/** Ids, secrets, and choices from a list that the command compares. */
const NOT_READ = [
  /\.(?:choice|work\.type|away|home)$/,
  /\.(?:\w+Id|id|\w+Ids\[\]|token|proof|from|basedOn|noticeVersion)$/,
  /(?:signUp\w+|acceptInvitation|resetPassword|changeOwnPassword|changePassword|\w*(?<!League)Password)Action\.(?:password|current)$/,
];

it('every name and sentence that is taken becomes one line of what can be seen', () => {
  const open = [...allInputs()].flatMap(([name, input]) => multiLineTextPaths(input, name));
  expect(open.filter((place) => !NOT_READ.some((known) => known.test(place)))).toEqual([]);
});

it('every action and every route that takes something names all that it takes (S3)', () => {
  expect([...allInputs()].flatMap(([name, input]) => openPlaces(input, name))).toEqual([]);
});

describe('what was sent along', () => {
  const { ANYONE } = jest.requireActual<typeof import('./audience')>('./audience');
  const { defineAction } = jest.requireActual<typeof import('./define-action')>('./define-action');
  const { defineStudentPostRoute } = jest.requireActual<typeof import('./http')>('./http');
  const { definePictureUploadRoute } = jest.requireActual<typeof import('./upload')>('./upload');
  const echo = async (call: { input: { week: number } }) => call.input;

  it('never reaches what an action runs (S3)', async () => {
    const action = defineAction({ input, audience: ANYONE, run: echo });
    expect(await action(SENT)).toEqual({ ok: true, data: { week: 6 } });
  });

  const origin = 'http://localhost:3000';
  const request = (body: BodyInit) =>
    new Request(`${origin}/api/none`, { method: 'POST', body, headers: { origin } });

  it('never reaches what a route runs (S3)', async () => {
    const post = defineStudentPostRoute(input, async (_, sent) => sent);
    const answer = await post(request(JSON.stringify(SENT)));
    expect(await answer.json()).toEqual({ ok: true, data: { week: 6 } });
  });

  it('never reaches what an upload runs (S3)', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(SENT)) form.set(name, String(value));
    form.set('file', new Blob(['picture']));
    const post = definePictureUploadRoute({
      input: z.object({ week: z.coerce.number() }),
      audience: ANYONE,
      run: echo,
    });
    expect(await (await post(request(form))).json()).toEqual({ ok: true, data: { week: 6 } });
  });
});
