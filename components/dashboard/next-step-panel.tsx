import type { StudentDashboardDto } from '@/lib/data/week/dto';
import { type NextStep, NextStepBoard } from './next-step-board';

export function NextStepPanel({ dashboard }: { dashboard: StudentDashboardDto }) {
  const { team, mvpPoints, weekMvpPoints, stickers } = dashboard;
  return (
    <NextStepBoard
      team={team}
      step={nextStep(dashboard)}
      mvpPoints={mvpPoints}
      weekMvpPoints={weekMvpPoints}
      stickers={stickers}
    />
  );
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
  const action = next.note ? `Continue: ${next.note}` : 'Start';
  return { title: next.title, text: next.description, link: { href: next.href, action } };
}

function standstill({ seasonActive, leagueEnded, nextWeek, tasks }: StudentDashboardDto): NextStep {
  if (leagueEnded) {
    return { title: 'Your league has ended', text: 'What a season! You can still look at your team and all your work.' };
  }
  if (!seasonActive) {
    return { title: 'The season is paused', text: 'You can look at everything. Your teacher knows when it starts again.' };
  }
  if (nextWeek === null) {
    return {
      title: 'You finished the season!',
      text: 'Great work! The last week has been played. You can still look at your team and all your work.',
    };
  }
  const comesNext = 'New box scores come out on Tuesday morning.';
  return tasks.some(({ state }) => state === 'done')
    ? { title: 'You’re all set for this week', text: `Great work. ${comesNext}` }
    : { title: 'Nothing to do right now', text: comesNext };
}
