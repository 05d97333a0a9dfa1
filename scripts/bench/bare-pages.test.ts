import type { NextConfig } from 'next';

async function configWith(benchPages: string | undefined): Promise<NextConfig> {
  if (benchPages === undefined) delete process.env.BENCH_PAGES;
  else process.env.BENCH_PAGES = benchPages;
  let config: NextConfig = {};
  await jest.isolateModulesAsync(async () => {
    config = (await import('../../next.config')).default;
  });
  delete process.env.BENCH_PAGES;
  return config;
}

/**
 * Next takes a file for a page when its name is `page.` and one of these, which are its own where
 * none are named.
 */
const OWN = ['tsx', 'ts', 'jsx', 'js'];
const isPage = ({ pageExtensions = OWN }: NextConfig, name: string) =>
  pageExtensions.some((ending) => name === `page.${ending}`);

it('the bare pages are pages of the bench’s build and of no other', async () => {
  for (const value of [undefined, '', '0']) {
    const config = await configWith(value);
    expect([isPage(config, 'page.tsx'), isPage(config, 'page.bench.tsx')]).toEqual([true, false]);
  }
  const config = await configWith('1');
  expect([isPage(config, 'page.tsx'), isPage(config, 'page.bench.tsx')]).toEqual([true, true]);
  expect([config.distDir, config.typescript?.tsconfigPath]).toEqual([
    '.next',
    'tsconfig.bench.json',
  ]);
});
