import { filesNamedIn, isImmutableFile, savePageFiles } from './files';

it('finds the files that a page names, in its tags and in what it sends along for later', () => {
  const page = [
    '<link rel="preload" href="/fonts/lexend-2.woff2"/><link rel="stylesheet" href="/_next/static/chunks/0a-b_c.css?dpl=first"/>',
    '<script src="/_next/static/chunks/07__3pt2b3nao.js" nonce="x"></script><img src="/mascots/animals/owl.svg"/><use href="/icons/sprite-0a1b.svg#check"></use>',
    '<script>self.__next_f.push([1,"1:I[5,[\\"/_next/static/chunks/07__3pt2b3nao.js\\",\\"/_next/static/chunks/2z.js\\"]"])</script>',
    '<a href="/student/team">My team</a><img src="/api/graphs/abc"/>',
  ].join('');
  expect(filesNamedIn(page)).toEqual([
    '/fonts/lexend-2.woff2',
    '/_next/static/chunks/0a-b_c.css',
    '/_next/static/chunks/07__3pt2b3nao.js',
    '/mascots/animals/owl.svg',
    '/icons/sprite-0a1b.svg',
    '/_next/static/chunks/2z.js',
  ]);
  expect(filesNamedIn('Promise.all(["static/chunks/later.js"].map(e=>t.l(e)))')).toEqual([
    '/_next/static/chunks/later.js',
  ]);
});

it('takes for lasting only what never changes under its name', () => {
  const paths = [
    '/_next/static/chunks/a.js',
    '/fonts/a.woff2',
    '/mascots/a.svg',
    '/icons/sprite-0a1b.svg',
    '/icons/app-192.png',
    '/_next/data/a.json',
    '/api/graphs/a',
    '/sw.js',
  ];
  expect(paths.map(isImmutableFile)).toEqual([true, true, true, true, false, false, false, false]);
});

it('keeps what files name in turn, each once, and goes on past one that does not come', async () => {
  const site: Record<string, string> = {
    '/_next/static/chunks/page.js':
      'import("static/chunks/box.js"); import("static/chunks/gone.js")',
    '/_next/static/chunks/box.js':
      'import("static/chunks/page.js"); import("static/chunks/deep.js")',
    '/_next/static/chunks/deep.js': '',
    '/mascots/owl.svg': '<svg/>',
  };
  const asked: string[] = [];
  const save = async (file: string) => {
    asked.push(file);
    const text = site[file];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  };
  const known = new Set<string>();
  const page = '<script src="/_next/static/chunks/page.js"></script><img src="/mascots/owl.svg"/>';
  await savePageFiles(page, known, save);
  expect(asked.toSorted()).toEqual(
    [...Object.keys(site), '/_next/static/chunks/gone.js'].toSorted(),
  );
  expect([...known].toSorted()).toEqual(Object.keys(site).toSorted());
  asked.length = 0;
  await savePageFiles(page, known, save);
  expect(asked).toEqual([]);
});
