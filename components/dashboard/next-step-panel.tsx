import type { StudentDashboardDto } from '@/lib/data/week/dto';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import {
  goOnWithPlayerText,
  greatWorkAndNextText,
  NEXT_STEP_PANEL,
  startWithPlayerText,
  TASK_ACTIONS,
  teamStillNeedsText,
} from '@/words/dashboard';
import { WEEK_UNREADABLE_STEP } from '@/words/week';
import { type NextStep, NextStepBoard, type ScoreCardStepTile } from './next-step-board';

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

/** The tiles are sent to the browser, so they hold only what the picture needs. */
function nineCards({ cards, tasks }: StudentDashboardDto): ScoreCardStepTile[] {
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
      title: NEXT_STEP_PANEL.finishDraft,
      text: teamStillNeedsText(dashboard.missingPlayers),
      link: { href: '/student/draft', action: NEXT_STEP_PANEL.goToDraft },
    };
  }
  const next = dashboard.tasks.find((task) => task.state === 'next');
  if (!next?.href) return noNextStep(dashboard);
  return {
    title: next.title,
    text: next.description,
    link: { href: next.href, action: buttonLabel(next.task, dashboard.cards) },
  };
}

function buttonLabel(task: WeekTaskNumber, cards: StudentDashboardDto['cards']): string {
  const next = task === 2 ? cards.find(({ done }) => !done) : undefined;
  if (!next) return TASK_ACTIONS[task];
  if (!next.player) return NEXT_STEP_PANEL.addUpTeam;
  return cards.some(({ done }) => done)
    ? goOnWithPlayerText(next.player.name)
    : startWithPlayerText(next.player.name);
}

function noNextStep({
  seasonActive,
  leagueEnded,
  pauses,
  comesNext,
  isWeekUnreadable,
  tasks,
}: StudentDashboardDto): NextStep {
  if (leagueEnded) {
    return {
      title: NEXT_STEP_PANEL.leagueEnded,
      text: NEXT_STEP_PANEL.whatASeason,
    };
  }
  if (!seasonActive) {
    const isClass = pauses.every(({ by }) => by === 'class');
    return {
      title: isClass ? NEXT_STEP_PANEL.classPaused : NEXT_STEP_PANEL.seasonPaused,
      text: NEXT_STEP_PANEL.lookMeanwhile,
    };
  }
  if (isWeekUnreadable) return WEEK_UNREADABLE_STEP;
  if (comesNext === null) {
    return {
      title: NEXT_STEP_PANEL.seasonFinished,
      text: NEXT_STEP_PANEL.lastWeekPlayed,
    };
  }
  return tasks.some(({ state }) => state === 'done')
    ? { title: NEXT_STEP_PANEL.allSet, text: greatWorkAndNextText(comesNext) }
    : { title: NEXT_STEP_PANEL.nothingToDo, text: comesNext };
}
