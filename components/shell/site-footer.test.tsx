import { render, screen } from '@testing-library/react';
import { SiteFooter } from './site-footer';

it('names whose statistics are shown, on the pages that show some', () => {
  const { rerender } = render(<SiteFooter credit="Statistics: nflverse, CC BY 4.0, changed." />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    'Statistics: nflverse, CC BY 4.0, changed. Not connected with the NFL',
  );
  rerender(<SiteFooter />);
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('Statistics');
});
