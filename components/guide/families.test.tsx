import { render, screen } from '@testing-library/react';
import FamiliesPage, { generateMetadata } from '@/app/(open)/guide/families/page';
import '@/lib/words/es/all';
import { setWordsLanguageInBrowser } from '@/lib/words/language';

afterEach(() => setWordsLanguageInBrowser('en'));
const asked = (search: Record<string, string>) => ({ searchParams: Promise.resolve(search) });
const open = async (search: Record<string, string> = {}) => {
  const { container } = render(await FamiliesPage(asked(search)));
  return container.firstElementChild as HTMLElement;
};
const words = (element: HTMLElement) =>
  (element.querySelector('article')?.innerHTML ?? '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

it('is in the language of its address, else in the reader’s', async () => {
  expect(await open()).toHaveAttribute('lang', 'en');
  expect(await open({ language: 'es' })).toHaveAttribute('lang', 'es');
  setWordsLanguageInBrowser('es');
  expect(await open()).toHaveAttribute('lang', 'es');
  expect(await open({ language: 'en' })).toHaveAttribute('lang', 'en');
  expect(await generateMetadata(asked({ language: 'en' }))).toEqual({ title: 'For families' });
});

it.each(['en', 'es'])(
  'is one short sheet, with its other language and privacy: %s',
  async (language) => {
    const page = await open({ language });
    expect(words(page)).toBeGreaterThan(200);
    expect(words(page)).toBeLessThan(290);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute(
      'href',
      '/guide/families?language=es',
    );
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/guide/families?language=en',
    );
    expect(screen.getByRole('link', { name: /privac/i })).toHaveAttribute('href', '/privacy');
  },
);
