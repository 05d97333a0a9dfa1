import { createHash } from 'node:crypto';
import { earnedWeekAwards } from '@/lib/data/mvp/awards';
import { starterGame } from '@/lib/data/season/starter-games';
import { LINEUP_SLOTS, positionOfSlot } from '@/lib/domain/football/positions';
import type { GraphTable, ReviewOutcome, Rubric } from '@/lib/domain/graphs/handed-in-graph';
import { canPositionRunAndCatch } from '@/lib/domain/lessons/lesson-games';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { mvpPointsForNthGraphOfWeek } from '@/lib/domain/week/mvp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentGraph } from '@/lib/store/collections/graphs';
import type { HelmetSticker, MvpEvent } from '@/lib/store/collections/progress';
import type { SimulatedStudentSeason } from './play-season';
import type { SimulatedWeekDocuments } from './play-week';

/** A stacked-bar graph of the yards of a few players, as a student might hand it in. */
type PlayerYards = {
  readonly name: string;
  readonly rushing: number;
  readonly receiving: number;
};

type GraphStyle = {
  readonly title: string;
  /** Two colors in hexadecimal: for rushing and for receiving. */
  readonly colors: readonly [string, string];
  /** A missing part, so that the review has something to say. */
  readonly forgot?: 'key' | 'units';
};

const SIZE = { width: 1000, height: 700 };
const PLOT = { left: 110, right: 960, top: 110, bottom: 580 };

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A stacked-bar graph, as a student might hand it in. Yards below 0 have no bar. */
function drawYardsGraphSvg(
  players: readonly PlayerYards[],
  { title, colors, forgot }: GraphStyle,
): string {
  const totals = players.map(
    ({ rushing, receiving }) => Math.max(0, rushing) + Math.max(0, receiving),
  );
  const step = Math.max(...totals) > 160 ? 50 : 20;
  const end = Math.max(step, Math.ceil(Math.max(...totals) / step) * step);
  const y = (yards: number) => PLOT.bottom - (yards / end) * (PLOT.bottom - PLOT.top);
  const slot = (PLOT.right - PLOT.left) / players.length;
  const text = (x: number, at: number, words: string, more = '') =>
    `<text x="${x}" y="${at}" font-size="24" fill="#12231b" ${more}>${escapeXml(words)}</text>`;

  const lines = Array.from({ length: end / step + 1 }, (_, index) => index * step).map(
    (yards) =>
      `<path d="M${PLOT.left} ${y(yards)}H${PLOT.right}" stroke="#c5d4ca" ` +
      `stroke-width="2"/>${text(PLOT.left - 14, y(yards) + 8, String(yards), 'text-anchor="end"')}`,
  );
  const bars = players.map(({ name, rushing, receiving }, index) => {
    const [x, width] = [PLOT.left + slot * (index + 0.2), slot * 0.6];
    const bar = (from: number, to: number, color: string) =>
      to > from
        ? `<rect x="${x}" y="${y(to)}" width="${width}" height="${y(from) - y(to)}" ` +
          `fill="#${color}"/>`
        : '';
    const rushingTop = Math.max(0, rushing);
    const top = rushingTop + Math.max(0, receiving);
    return (
      bar(0, rushingTop, colors[0]) +
      bar(rushingTop, top, colors[1]) +
      text(x + width / 2, PLOT.bottom + 36, name, 'text-anchor="middle"')
    );
  });
  const key = ['Rushing', 'Receiving'].map(
    (label, index) =>
      `<rect x="${PLOT.left + index * 220}" y="652" width="26" height="26" ` +
      `fill="#${colors[index]}"/>${text(PLOT.left + 38 + index * 220, 674, label)}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" ` +
      'font-family="DejaVu Sans, Arial, sans-serif">',
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    text(SIZE.width / 2, 60, title, 'text-anchor="middle" style="font-size:34px;font-weight:bold"'),
    ...lines,
    ...bars,
    `<path d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}" fill="none" ` +
      'stroke="#12231b" stroke-width="4"/>',
    ...(forgot === 'units'
      ? []
      : [
          text(
            30,
            (PLOT.top + PLOT.bottom) / 2,
            'Yards',
            'text-anchor="middle" transform="rotate(-90 30 345)"',
          ),
        ]),
    ...(forgot === 'key' ? [] : key),
    '</svg>',
  ].join('');
}

/** Describes the graph in a sentence for people who can't see it. */
function describeYards(players: readonly PlayerYards[]): string {
  const total = ({ rushing, receiving }: PlayerYards) => rushing + receiving;
  const most = players.toSorted((a, b) => total(b) - total(a));
  const [first, ...others] = most;
  const last = others.at(-1);
  if (!first || !last) return 'Rushing and receiving yards.';
  return (
    `Rushing and receiving yards of ${players.length} of my players. ` +
    `${first.name} has the most, ${total(first)}. ${last.name} has the fewest, ${total(last)}.`
  );
}

function tableOfYards(players: readonly PlayerYards[]): GraphTable {
  return {
    columns: ['Player', 'Rushing yards', 'Receiving yards'],
    rows: players.map(({ name, rushing, receiving }) => [name, rushing, receiving]),
  };
}

type DemoGraph = { readonly document: StudentGraph; readonly svg: string };
export type SimulatedSeasonWithGraphsAndStickers = SimulatedStudentSeason & {
  readonly graphs: readonly DemoGraph[];
  readonly stickers: readonly HelmetSticker[];
};

type DemoGraphPlan = {
  readonly student: number;
  readonly weeksAgo: 0 | 1;
  readonly review?: {
    readonly outcome: ReviewOutcome;
    readonly rubric?: Rubric;
    readonly comment: string;
  };
  readonly forgot?: GraphStyle['forgot'];
  /** The student has handed in a second version, which waits. */
  readonly revised?: true;
};

const rubric = (
  accuracy: 0 | 1 | 2 | 3,
  labels: 0 | 1 | 2 | 3,
  scale: 0 | 1 | 2 | 3,
  keyAndClaim: 0 | 1 | 2 | 3,
): Rubric => ({
  accuracy,
  labels,
  scale,
  keyAndClaim,
});
const approved = (comment: string) => ({
  outcome: 'approved' as const,
  rubric: rubric(3, 3, 3, 2),
  comment,
});

/** The graphs of some students, so that gallery and review have something in every state. */
const PLANS: readonly DemoGraphPlan[] = [
  { student: 0, weeksAgo: 1, review: approved('Clear and true to the numbers. Well done!') },
  { student: 1, weeksAgo: 1, review: approved('Your key makes this easy to read.') },
  { student: 4, weeksAgo: 1, review: approved('Your title says just what we see. Nice work!') },
  {
    student: 7,
    weeksAgo: 1,
    forgot: 'key',
    revised: true,
    review: {
      outcome: 'returned',
      comment: 'Please add a key so we know what each color means.',
    },
  },
  {
    student: 12,
    weeksAgo: 1,
    review: {
      outcome: 'seen',
      rubric: rubric(3, 2, 3, 2),
      comment: 'Good work. Next time, try another kind of graph.',
    },
  },
  { student: 1, weeksAgo: 0, review: approved('Clear and true to the numbers. Well done!') },
  {
    student: 2,
    weeksAgo: 0,
    forgot: 'units',
    review: {
      outcome: 'returned',
      comment: 'Please add a title and a label with units on each axis.',
    },
  },
  { student: 4, weeksAgo: 0 },
  { student: 7, weeksAgo: 0, forgot: 'key' },
  { student: 10, weeksAgo: 0 },
];

/** Pairs of colors that everyone can tell apart, color-blind or not. */
const COLORS: readonly GraphStyle['colors'][] = [
  ['1a5276', 'ff9933'],
  ['0b6b3f', 'f5c245'],
  ['5b2c83', '66cc66'],
];

/** Includes the points and tasks that the graphs earn by the rules of the app. */
export function addGraphsToSeasons(
  snapshot: SeasonSnapshot,
  students: readonly SimulatedStudentSeason[],
): SimulatedSeasonWithGraphsAndStickers[] {
  return students.map((played, student) => {
    let season: SimulatedSeasonWithGraphsAndStickers = { ...played, graphs: [], stickers: [] };
    for (const [index, plan] of PLANS.entries()) {
      if (plan.student === student)
        season = withGraph(
          snapshot,
          season,
          plan,
          COLORS[index % COLORS.length] ?? ['000000', '888888'],
        );
    }
    return season;
  });
}

function withGraph(
  snapshot: SeasonSnapshot,
  season: SimulatedSeasonWithGraphsAndStickers,
  plan: DemoGraphPlan,
  colors: GraphStyle['colors'],
): SimulatedSeasonWithGraphsAndStickers {
  const at = season.weeks.length - 1 - plan.weeksAgo;
  const week = season.weeks[at];
  if (!week) return season;
  const { progress, tasks } = week;
  const createdAt = tasks.task1 ?? season.lineups[at]?.updatedAt;
  if (!createdAt) return season;
  const graphs = drawGraphs(snapshot, week, plan, { colors, createdAt });
  const newest = graphs.at(-1)?.document.id ?? '';

  const changedTasks = { ...tasks, task3: tasks.task3 ?? createdAt };
  const due = earnedWeekAwards(progress, changedTasks).filter(
    ({ reason }) => !week.events.some((event) => event.reason === reason),
  );
  const first = graphs[0]?.document.id;
  const awards = [
    {
      reason: 'graph',
      points: mvpPointsForNthGraphOfWeek(progress.graphIds.length + 1),
      of: first,
    },
    ...due,
  ];
  const events = awards.map(
    ({ reason, points, of }): MvpEvent => ({
      id: `${progress.id}_${reason}${of ? `_${of}` : ''}`,
      studentId: progress.studentId,
      season: progress.season,
      week: progress.week,
      reason,
      points,
      createdAt,
    }),
  );
  const earned = events.reduce((sum, { points }) => sum + points, 0);
  const { task1, task2, task3, task4, task5 } = changedTasks;
  const changed: SimulatedWeekDocuments = {
    ...week,
    tasks: changedTasks,
    progress: {
      ...progress,
      graphIds: [...progress.graphIds, newest],
      mvpPointsEarned: progress.mvpPointsEarned + earned,
      ...(progress.taskTimes ? { taskTimes: { task1, task2, task3, task4, task5 } } : {}),
    },
    events: [...week.events, ...events],
  };
  return {
    ...season,
    profile: { ...season.profile, mvpPoints: Number(season.profile.mvpPoints) + earned },
    weeks: season.weeks.with(at, changed),
    graphs: [...season.graphs, ...graphs],
    stickers: [
      ...season.stickers,
      ...due.filter(({ reason }) => reason === 'all-tasks').map(() => stickerOf(week, createdAt)),
    ],
  };
}

function stickerOf({ progress }: SimulatedWeekDocuments, createdAt: Timestamp): HelmetSticker {
  const { season, week, studentId } = progress;
  return {
    id: `${season}_${week}_${studentId}_all-tasks`,
    userId: studentId,
    season,
    week,
    reason: 'all-tasks',
    createdAt,
  };
}

function drawGraphs(
  snapshot: SeasonSnapshot,
  { progress }: SimulatedWeekDocuments,
  { review, forgot, revised }: DemoGraphPlan,
  { colors, createdAt }: { colors: GraphStyle['colors']; createdAt: Timestamp },
): DemoGraph[] {
  const players = yardsOf(snapshot, progress);
  const title = `Yards of my players in week ${progress.week}`;
  const [id, nextId] = [graphId(progress.id, 1), graphId(progress.id, 2)];
  const words = {
    studentId: progress.studentId,
    leagueId: progress.leagueId,
    week: progress.week,
    season: progress.season,
    title,
    description: describeYards(players),
    graphType: 'stacked-bar',
    source: 'photo' as const,
    table: JSON.stringify(tableOfYards(players)),
    createdAt,
    rootId: id,
  };
  const reviewedAt = timestampFromDate(dateFromTimestamp(createdAt));
  const first: DemoGraph = {
    document: {
      ...words,
      id,
      version: 1,
      ...(review ? { review: { ...review, reviewedAt, leagueId: progress.leagueId } } : {}),
      ...(revised ? { replacedById: nextId } : {}),
      waiting: !review && !revised,
    },
    svg: drawYardsGraphSvg(players, { title, colors, ...(forgot ? { forgot } : {}) }),
  };
  if (!revised) return [first];
  return [
    first,
    {
      document: { ...words, id: nextId, version: 2, replacesId: id, waiting: true },
      svg: drawYardsGraphSvg(players, { title, colors }),
    },
  ];
}

function yardsOf(
  snapshot: SeasonSnapshot,
  { steps, week }: SimulatedWeekDocuments['progress'],
): PlayerYards[] {
  return LINEUP_SLOTS.flatMap((slot, index) => {
    const playerId = steps[index]?.playerId ?? 0;
    const player = snapshot.players.get(playerId);
    if (!player || !canPositionRunAndCatch(positionOfSlot(slot))) return [];
    const { stats } = starterGame(snapshot, positionOfSlot(slot), playerId, week);
    const { RushingYards = 0, ReceivingYards = 0 } = stats as Partial<Record<string, number>>;
    // Without yards, as on a bye, a player gets no bar rather than a bar of 0.
    return RushingYards === 0 && ReceivingYards === 0
      ? []
      : [{ name: player.LastName, rushing: RushingYards, receiving: ReceivingYards }];
  });
}

/** Random like the student's account id, and the same when an interrupted seed is repeated. */
function graphId(progressId: string, version: number): string {
  return createHash('sha256').update(`${progressId} ${version}`).digest('hex').slice(0, 32);
}
