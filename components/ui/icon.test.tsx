import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from './icon';

function shown(): { file: string; id: string } {
  const { container } = render(<Icon name="check" />);
  const [file = '', id = ''] =
    container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  return { file, id };
}

it('points at a drawing that the sprite has', () => {
  const { file, id } = shown();
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`<g id="${id}"><`);
});

it('has a new address when a drawing changes, because browsers keep the file for a year', () => {
  const { file } = shown();
  const hash = createHash('sha256')
    .update(readFileSync(`public${file}`))
    .digest('hex');
  expect(file).toBe(`/icons/sprite-${hash.slice(0, 8)}.svg`);
});
