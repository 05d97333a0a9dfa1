import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

jest.mock('next/headers', () => ({ headers: async () => new Headers({ origin: 'http://localhost:3000' }), cookies: jest.fn() }));
jest.mock('@/lib/auth/viewer', () => ({ getClaimedViewer: async () => null, getViewer: async () => null }));

type Schema = z.core.$ZodType & { _zod: { def: Record<string, unknown> & { type: string } } };

/** Where a checked input can still hold something that nobody named, as paths. */
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

it('every action and every route that takes something names all that it takes (S3)', () => {
  const inputs = new Map<string, Schema>();
  jest.isolateModules(() => {
    const kept = (definition: { input: Schema }) => definition;
    jest.doMock('./define-action', () => ({ defineAction: kept }));
    jest.doMock('./http', () => ({ definePost: kept }));
    jest.doMock('./upload', () => ({ defineUpload: kept }));
    const files = [
      ...readdirSync(join(process.cwd(), 'lib/actions')).map((name) => join('lib/actions', name)),
      ...readdirSync(join(process.cwd(), 'app/api'), { recursive: true, encoding: 'utf8' }).map((name) => join('app/api', name)),
    ].filter((name) => (name.startsWith('app') ? /\broute\.ts$/.test(name) : /\.ts$/.test(name) && !/\.test\.ts$/.test(name)));
    for (const file of files) {
      for (const [name, value] of Object.entries(require(join(process.cwd(), file)) as Record<string, { input?: Schema }>)) {
        if (value.input) inputs.set(`${file} ${name}`, value.input);
      }
    }
  });
  expect(inputs.size).toBeGreaterThan(40);
  expect([...inputs].flatMap(([name, input]) => openPlaces(input, name))).toEqual([]);
});

it('an action is run with what was checked, without anything else that was sent (S3)', async () => {
  const { anyone, defineAction } = jest.requireActual<typeof import('./define-action')>('./define-action');
  const action = defineAction({ input: z.object({ week: z.number() }), authorize: anyone, run: async ({ input }) => input });
  const sent = { week: 6, mvpPoints: 500, role: 'teacher' };
  expect(await action(sent)).toEqual({ ok: true, data: { week: 6 } });
});
