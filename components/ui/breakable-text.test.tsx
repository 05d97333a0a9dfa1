import { render } from '@testing-library/react';
import { BreakableText } from './breakable-text';

it('keeps every letter, and may break after the signs of an address before it breaks inside a word', () => {
  const { container } = render(
    <BreakableText>ada.lovelace-king@brook-school.example.org</BreakableText>,
  );
  expect(container.textContent).toBe('ada.lovelace-king@brook-school.example.org');
  const parts = container.innerHTML.replace(/<\/?span[^>]*>/g, '').split('<wbr>');
  expect(parts).toEqual(['ada.', 'lovelace-', 'king@', 'brook-', 'school.', 'example.', 'org']);
});

it('may break after the parts of a path', () => {
  const { container } = render(<BreakableText>league.example.org/student/login</BreakableText>);
  expect(container.querySelectorAll('wbr')).toHaveLength(4);
});
