import { numberInWords, speakMixedText } from './spoken-numbers';

it.each([
  [0, 0, 1, 'cero'],
  [1, 0, 1, 'uno'],
  [-7, 0, 1, 'menos siete'],
  [0, 1, 2, 'un medio'],
  [0, -1, 2, 'menos un medio'],
  [0, 3, 2, 'tres medios'],
  [2, 1, 2, 'dos y medio'],
  [-1, 1, 2, 'menos uno y medio'],
  [0, 1, 3, 'un tercio'],
  [1, 2, 3, 'uno y dos tercios'],
  [0, 3, 4, 'tres cuartos'],
  [0, 2, 5, 'dos quintos'],
  [0, 5, 6, 'cinco sextos'],
  [0, 1, 7, 'un séptimo'],
  [2, 3, 8, 'dos y tres octavos'],
  [0, 4, 9, 'cuatro novenos'],
  [7, 1, 10, 'siete y un décimo'],
  [0, 6, 11, 'seis onceavos'],
  [10, 7, 12, 'diez y siete doceavos'],
  [0, 1, 13, 'un treceavo'],
  [0, 3, 14, 'tres catorceavos'],
  [0, 2, 15, 'dos quinceavos'],
  [0, 5, 16, 'cinco dieciseisavos'],
  [0, 1, 18, 'un dieciochoavo'],
  [120, 1, 20, 'ciento veinte y un veinteavo'],
  [0, 1, 21, 'un veintiunavo'],
  [0, 21, 22, 'veintiún veintidosavos'],
  [0, 22, 23, 'veintidós veintitresavos'],
  [7, 11, 24, 'siete y once veinticuatroavos'],
  [21, 9, 25, 'veintiuno y nueve veinticincoavos'],
  [0, 25, 26, 'veinticinco veintiseisavos'],
  [0, 7, 30, 'siete treintavos'],
  [0, 31, 32, 'treinta y un treintaidosavos'],
  [0, 1, 31, 'un treintaiunavo'],
  [0, 9, 40, 'nueve cuarentavos'],
  [0, 11, 48, 'once cuarentaiochoavos'],
  [2, 31, 50, 'dos y treinta y un cincuentavos'],
  [0, 1, 60, 'un sesentavo'],
  [0, 5, 72, 'cinco setentaidosavos'],
  [0, 1, 80, 'un ochentavo'],
  [0, 98, 99, 'noventa y ocho noventainueveavos'],
  [0, 37, 100, 'treinta y siete centésimos'],
  [0, 9, 120, 'nueve sobre ciento veinte'],
  [0, 5, 1, 'cinco sobre uno'],
  [0, 93, 4, 'noventa y tres cuartos'],
  [90, 3, 4, 'noventa enteros y tres cuartos'],
  [-130, 1, 5, 'menos ciento treinta enteros y un quinto'],
  [30, 1, 2, 'treinta y medio'],
  [40, 11, 20, 'cuarenta y once veinteavos'],
  [20, 4, 5, 'veinte y cuatro quintos'],
  [100, 9, 20, 'cien y nueve veinteavos'],
  [1234, 5, 1000, '1234 y cinco sobre 1000'],
])('says %i and %i/%i', (wholeNumber, numerator, denominator, spoken) => {
  expect(speakMixedText({ wholeNumber, numerator, denominator })).toBe(spoken);
});

it('says numbers up to 999 in words', () => {
  expect([16, 29, 35, 100, 101, 121, 200, 555, 716, 999, 1000].map(numberInWords)).toEqual([
    'dieciséis',
    'veintinueve',
    'treinta y cinco',
    'cien',
    'ciento uno',
    'ciento veintiuno',
    'doscientos',
    'quinientos cincuenta y cinco',
    'setecientos dieciséis',
    'novecientos noventa y nueve',
    '1000',
  ]);
});

const NUMERATORS = [
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'once',
  'diecinueve',
  'veinte',
];
const VALUES = [1, 2, 3, 4, 5, 6, 7, 11, 19, 20];
const DENOMINATORS: readonly (readonly [number, one: string])[] = [
  [2, 'medio'],
  [3, 'tercio'],
  [4, 'cuarto'],
  [5, 'quinto'],
  [6, 'sexto'],
  [7, 'séptimo'],
  [8, 'octavo'],
  [9, 'noveno'],
  [10, 'décimo'],
  [11, 'onceavo'],
  [12, 'doceavo'],
  [13, 'treceavo'],
  [15, 'quinceavo'],
  [20, 'veinteavo'],
  [24, 'veinticuatroavo'],
  [25, 'veinticincoavo'],
  [30, 'treintavo'],
  [40, 'cuarentavo'],
  [50, 'cincuentavo'],
  [100, 'centésimo'],
];

it.each(DENOMINATORS)('ten fractions with the denominator %d', (denominator, one) => {
  const named = VALUES.map((numerator) =>
    speakMixedText({ wholeNumber: 0, numerator, denominator }),
  );
  expect(named).toEqual(NUMERATORS.map((name, place) => `${name} ${one}${place === 0 ? '' : 's'}`));
});
