import { addSpanish, inLanguage, inReaderLanguage, setPageLanguage } from './language';

const english = {
  helloText: (name: string) => `Hello, ${name}`,
  WORDS: { one: 'one', deep: { two: 'two' } },
  DAYS: ['Monday', 'Tuesday'],
  onlyEnglishText: () => 'Only English',
};
addSpanish({
  test: {
    helloText: (name: string) => `Hola, ${name}`,
    WORDS: { one: 'uno', deep: { two: 'dos' } },
    DAYS: ['lunes', 'martes'],
  },
});
const helloText = inReaderLanguage('test', 'helloText', english.helloText);
const words = inReaderLanguage('test', 'WORDS', english.WORDS);
const days = inReaderLanguage('test', 'DAYS', english.DAYS);
const onlyEnglishText = inReaderLanguage('test', 'onlyEnglishText', english.onlyEnglishText);
const said = () => [
  helloText('Ana'),
  words.one,
  words.deep.two,
  Object.values(words)[0],
  { ...words }.one,
  days.map((day) => day).join(),
  [...days].join(),
  Array.isArray(days),
  JSON.stringify(words),
  onlyEnglishText(),
];

const IN_ENGLISH = [
  'Hello, Ana',
  'one',
  'two',
  'one',
  'one',
  'Monday,Tuesday',
  'Monday,Tuesday',
  true,
  '{"one":"one","deep":{"two":"two"}}',
  'Only English',
];
const IN_SPANISH = [
  'Hola, Ana',
  'uno',
  'dos',
  'uno',
  'uno',
  'lunes,martes',
  'lunes,martes',
  true,
  '{"one":"uno","deep":{"two":"dos"}}',
  'Only English',
];

afterEach(() => setPageLanguage('en'));

it('answers in the language of the page, and in English where a text has no other', () => {
  expect(said()).toEqual(IN_ENGLISH);
  setPageLanguage('es');
  expect(said()).toEqual(IN_SPANISH);
  setPageLanguage('en');
  expect(said()).toEqual(IN_ENGLISH);
});

it('says one thing in another language, also when that fails', () => {
  expect(inLanguage('es', said)).toEqual(IN_SPANISH);
  setPageLanguage('es');
  expect(inLanguage('en', said)).toEqual(IN_ENGLISH);
  expect(() =>
    inLanguage('en', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(said()).toEqual(IN_SPANISH);
});
