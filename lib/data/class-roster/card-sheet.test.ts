import { inflateSync } from 'node:zlib';
import '@/lib/words/es/all';
import { isPrintableInPdf } from '@/lib/domain/class/printable-letters';
import type { LoginCardDto } from './dto';
import { drawLoginCardsPdf } from './login-cards';

const card = (firstName: string, more: Partial<LoginCardDto> = {}): LoginCardDto => ({
  studentId: firstName,
  firstName,
  lastInitial: 'Ł',
  username: `${firstName.toLowerCase()}.otter42`,
  ownReference: null,
  className: 'Room 12 Fractions',
  passphrase: 'lantern tiger violet',
  animal: 'otter',
  once: false,
  language: 'en',
  ...more,
});
const ADDRESS = 'league.school.example/student/login';

/** The streams of a PDF, unpacked, as text. */
function streamsOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** The letters in the fonts' maps: every letter that is drawn somewhere in the file. */
function lettersIn(pdf: Uint8Array): Set<string> {
  const maps = streamsOf(pdf).filter(
    (stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'),
  );
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, hex = '0']) => Number.parseInt(hex, 16)),
  );
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

it('is eight cards a page, with names in their own letters', async () => {
  const names = [
    'José',
    'Zoë',
    'Łukasz',
    'Nguyễn',
    'Ștefan',
    "D'Angelo",
    'J.J.',
    'Mary Ann',
    'Iñaki',
  ];
  const pdf = await drawLoginCardsPdf(
    names.map((name) => card(name)),
    ADDRESS,
  );
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  const drawn = lettersIn(pdf);
  for (const letter of names.join('').replaceAll(' ', ''))
    expect([letter, drawn.has(letter)]).toEqual([letter, true]);
  const one = await drawLoginCardsPdf([card('José')], ADDRESS);
  expect(
    Buffer.from(one)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
});

it('draws each card in the language of its student', async () => {
  const [english, both] = await Promise.all(
    [[card('Bo')], [card('Bo'), card('Al', { language: 'es' })]].map(async (cards) =>
      lettersIn(await drawLoginCardsPdf(cards, ADDRESS)),
    ),
  );
  // Only "Contraseña" has an ñ.
  expect([english?.has('ñ'), both?.has('ñ')]).toEqual([false, true]);
});

it('makes a long name smaller and cuts nothing off', async () => {
  const [short, long] = await Promise.all(
    ['Bo', 'W'.repeat(20)].map(async (name) =>
      streamsOf(await drawLoginCardsPdf([card(name)], ADDRESS)).find((stream) =>
        stream.includes(' Tf'),
      ),
    ),
  );
  expect(short).toMatch(/ 20 Tf/);
  expect(long).not.toMatch(/ 20 Tf/);
});

it('knows which letters its fonts have', () => {
  for (const name of [
    'José',
    'Łukasz Ż.',
    'Nguyễn',
    "D'Angelo",
    'J.J. W.',
    'Ka\u02bbiulani',
    'e\u0301',
  ]) {
    expect([name, isPrintableInPdf(name)]).toEqual([name, true]);
  }
  for (const name of ['美咲', 'Ольга', 'Ελένη', 'مريم', '🦊'])
    expect([name, isPrintableInPdf(name)]).toEqual([name, false]);
});
