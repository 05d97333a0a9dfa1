import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio } from '@/lib/domain/team/colors';
import { sourceFilesIn } from '@/lib/testing/sources';

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
    ['chalk-warn', 'board'],
    ['on-next', 'next'],
    ...['correct', 'again', 'trouble', 'info'].flatMap((tone) => [
      [tone, `${tone}-soft`],
      ['content', `${tone}-soft`],
      [tone, 'raised'],
    ]),
  ])('%s can be read on %s', (text, background) => {
    expect(
      contrastRatio(token(text as string), token(background as string)),
    ).toBeGreaterThanOrEqual(4.5);
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

describe('scales', () => {
  const classes = sourceFilesIn('app', 'components').flatMap((file) => {
    const text = readFileSync(path.join(process.cwd(), file), 'utf8');
    return (
      text.match(/(?<![\w-])-?(?:[mp][xytblrse]?|(?:gap|space)(?:-[xy])?)-\d[\d.]*(?![\w.%-])/g) ??
      []
    );
  });

  it('what is between two things is one of seven steps, none, or a hair', () => {
    const steps = ['0', '0.5', '1', '2', '3', '4', '6', '8', '12'];
    expect(classes.length).toBeGreaterThan(500);
    expect(
      [...new Set(classes)].filter(
        (name) => !steps.includes(name.slice(name.lastIndexOf('-') + 1)),
      ),
    ).toEqual([]);
  });

  it('the style sheet knows six sizes of text, none of them Tailwind’s own', () => {
    const sizes = [...css.matchAll(/--text-([a-z]+): ([\d.]+)rem;/g)].map(([, name, rem]) => [
      name,
      Number(rem) * 16,
    ]);
    expect(css).toContain('--text-*: initial;');
    expect(sizes).toEqual([
      ['unit', 14],
      ['base', 16],
      ['lead', 18],
      ['title', 22],
      ['big', 30],
      ['huge', 44],
    ]);
  });
});

it('defines each utility once, since a second one under the same name is added to the first', () => {
  const names = [...css.matchAll(/^@utility (\S+)/gm)].map(([, name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
