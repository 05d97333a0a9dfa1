import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio } from '@/lib/domain/team/colors';

const css = readFileSync(path.join(process.cwd(), 'app/styles/base.css'), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`No token ${name}`);
  return value;
}

describe('color tokens', () => {
  it.each([
    ...['surface', 'raised', 'sunk', 'field-soft', 'next-soft'].flatMap((paper) => [
      ['content', paper],
      ['content-soft', paper],
      ['field', paper],
    ]),
    ['content-faint', 'surface'],
    ['content-faint', 'raised'],
    ['on-field', 'field'],
    ['on-field', 'field-deep'],
    ['chalk', 'board'],
    ['chalk', 'board-raised'],
    ['chalk-soft', 'board'],
    ['chalk-soft', 'board-raised'],
    ['on-next', 'next'],
    ...['correct', 'again', 'trouble', 'info'].flatMap((tone) => [
      [tone, `${tone}-soft`],
      ['content', `${tone}-soft`],
      [tone, 'raised'],
    ]),
  ])('%s can be read on %s', (text, background) => {
    expect(contrastRatio(token(text as string), token(background as string))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['focus', 'surface'],
    ['focus', 'raised'],
    ['focus', 'sunk'],
    ['chalk', 'board'],
    ['chalk', 'field'],
    ['line-strong', 'raised'],
    ['line-strong', 'surface'],
  ])('an edge or ring in %s stands out on %s', (edge, background) => {
    expect(contrastRatio(token(edge), token(background))).toBeGreaterThanOrEqual(3);
  });
});
