import { render } from '@testing-library/react';
import { LongWord } from './long-word';

it('keeps every letter, and may break after the signs of an address before it breaks inside a word', () => {
  const { container } = render(<LongWord>ada.lovelace-king@brook-school.example.org</LongWord>);
  expect(container.textContent).toBe('ada.lovelace-king@brook-school.example.org');
  const parts = container.innerHTML.replace(/<\/?span[^>]*>/g, '').split('<wbr>');
  expect(parts).toEqual(['ada.', 'lovelace-', 'king@', 'brook-', 'school.', 'example.', 'org']);
});

it('may break after the parts of a path', () => {
  const { container } = render(<LongWord>league.example.org/student/login</LongWord>);
  expect(container.querySelectorAll('wbr')).toHaveLength(4);
});
