import type { PositionCode } from '@/lib/domain/football/positions';
import type { GameStats } from '@/lib/domain/football/statistics';
import { boxScoreSentence } from './box-score';
import { yardsToGoText } from './class-drive';
import { needsText } from './draft';
import { namesAndMoreText } from './leaderboards';
import { deviceDayAndTimeText } from './offline';
import { gameStatisticsText } from './play';
import { playedGamesText, positionCountsText } from './roster';

const told = (position: PositionCode, stats: GameStats) =>
  boxScoreSentence('Kim', position, 3, { game: 'played', stats });

it('says a game with the plural and the gender of each statistic', () => {
  expect([
    told('QB', { PassingYards: 1, PassingTouchdowns: 2, RushingYards: -3 }),
    told('RB', { RushingYards: 21, RushingTouchdowns: 1, Receptions: 1, ReceivingYards: -1 }),
    told('WR', { Receptions: 5, ReceivingYards: 61, RushingYards: 1 }),
    told('K', { ExtraPointsMade: 1 }),
    told('DEF', { Sacks: 1, Interceptions: 2, FumblesRecovered: 1, PointsAllowed: 0 }),
  ]).toEqual([
    'Kim lanzó para 1 yarda con 2 touchdowns y perdió 3 yardas corriendo.',
    'Kim corrió 21 yardas con 1 touchdown y atrapó 1 pase con 1 yarda perdida.',
    'Kim atrapó 5 pases para 61 yardas y corrió 1 yarda.',
    'Kim anotó 1 punto extra y ningún gol de campo.',
    'Kim tuvo 1 captura, 2 intercepciones, 1 balón recuperado, 0 safeties y ' +
      '0 touchdowns de la defensa.',
  ]);
});

it('counts one and several in the verb, the noun, and the time of day', () => {
  const toGo = (wholeNumber: number, numerator: number) =>
    yardsToGoText('#', { wholeNumber, numerator }, 'lunes').join('');
  expect([toGo(1, 0), toGo(0, 4), toGo(12, 1)]).toEqual([
    'Falta # yarda. Fecha límite: lunes',
    'Faltan # de yarda. Fecha límite: lunes',
    'Faltan # yardas. Fecha límite: lunes',
  ]);
  expect([needsText(1), needsText(2)]).toEqual(['Falta 1', 'Faltan 2']);
  expect(
    positionCountsText([
      { position: 'TE', count: 2 },
      { position: 'K', count: 1 },
    ]),
  ).toBe('2 alas cerradas y 1 pateador');
  expect(
    [1, 2].map((count) =>
      gameStatisticsText([
        { label: 'Passing touchdowns', count },
        { label: 'Field goals, 50 yards or more', count },
      ]),
    ),
  ).toEqual([
    '1 touchdown por pase, 1 gol de campo de 50 yardas o más',
    '2 touchdowns por pase, 2 goles de campo de 50 yardas o más',
  ]);
  expect(
    [1, 2].map((unreadableGames) => playedGamesText({ gamesPlayed: 4, unreadableGames })),
  ).toEqual(['4 partidos, 1 no se puede leer', '4 partidos, 2 no se pueden leer']);
  expect(namesAndMoreText(['A', 'B', 'C'])).toBe('A y 2 más');
  const at = (hour: number) => deviceDayAndTimeText(new Date(2026, 10, 24, hour, 5).getTime());
  expect([at(13), at(10)]).toEqual([
    expect.stringMatching(/^martes a la 1:05\sp\.\s?m\.$/),
    expect.stringMatching(/^martes a las 10:05\sa\.\s?m\.$/),
  ]);
});
