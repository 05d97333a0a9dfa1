import type { StudentDashboardDto } from '@/lib/data/week/dto';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { WEEK_UNREADABLE_STEP } from '@/words/week';
import { type NextStep, NextStepBoard, type NineCard } from './next-step-board';

export function NextStepPanel({ dashboard }: { dashboard: StudentDashboardDto }) {
  const { team, stickers } = dashboard;
  return (
    <NextStepBoard
      team={team}
      step={nextStep(dashboard)}
      cards={nineCards(dashboard)}
      stickers={stickers}
    />
  );
}

/** Only what the picture shows: a jersey's colors and number, and which card is next. */
function nineCards({ cards, tasks }: StudentDashboardDto): NineCard[] {
  if (cards.length === 0 && tasks[1]?.href)
    return STEP_KEYS.map((key) => ({ key, state: 'later', jersey: null }));
  const now = cards.find(({ done }) => !done)?.key;
  return cards.map(({ key, done, player }) => {
    const jersey = player && jerseyOf(player);
    return {
      key,
      state: done ? 'done' : key === now ? 'now' : 'later',
      jersey: jersey && { fill: jersey.fill, ink: jersey.ink, big: jersey.big },
    };
  });
}

function nextStep(dashboard: StudentDashboardDto): NextStep {
  if (dashboard.missingPlayers !== null && dashboard.seasonActive) {
    return {
      title: 'Finish your draft',
      text: `Your team still needs ${dashboard.missingPlayers}. Then eight players can start for you.`,
      link: { href: '/student/draft', action: 'Go to the draft' },
    };
  }
  const next = dashboard.tasks.find((task) => task.state === 'next');
  if (!next?.href) return standstill(dashboard);
  return {
    title: next.title,
    text: next.description,
    link: { href: next.href, action: deed(next.task, dashboard.cards) },
  };
}

const DEEDS: Readonly<Record<WeekTaskNumber, string>> = {
  1: 'Read the box scores',
  2: 'Work out the points',
  3: 'Make a graph',
  4: 'See the boards',
  5: 'Choose my starters',
};

/** What the button does; for a score card it says whose is next. */
function deed(task: WeekTaskNumber, cards: StudentDashboardDto['cards']): string {
  const next = task === 2 ? cards.find(({ done }) => !done) : undefined;
  if (!next) return DEEDS[task];
  if (!next.player) return 'Add up your team';
  return `${cards.some(({ done }) => done) ? 'Go on' : 'Start'} with ${next.player.name}`;
}

function standstill({
  seasonActive,
  leagueEnded,
  pauses,
  comesNext,
  isWeekUnreadable,
  tasks,
}: StudentDashboardDto): NextStep {
  if (leagueEnded) {
    return {
      title: 'Your league has ended',
      text: 'What a season! You can still look at your team and all your work.',
    };
  }
  if (!seasonActive) {
    const isClass = pauses.every(({ by }) => by === 'class');
    return {
      title: isClass ? 'Your class is paused' : 'The season is paused',
      text: 'You can look at everything until it goes on.',
    };
  }
  if (isWeekUnreadable) return WEEK_UNREADABLE_STEP;
  if (comesNext === null) {
    return {
      title: 'You finished the season!',
      text: 'Great work! The last week has been played. You can still look at your team and all your work.',
    };
  }
  return tasks.some(({ state }) => state === 'done')
    ? { title: 'You’re all set for this week', text: `Great work. ${comesNext}` }
    : { title: 'Nothing to do right now', text: comesNext };
}
