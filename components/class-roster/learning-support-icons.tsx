import { Icon, type IconName } from '@/components/ui/icon';
import type { LearningSupports } from '@/lib/domain/calendar/supports';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import {
  cardsForFullWeekText,
  extraDaysBadge,
  SUPPORT_NAMES,
  supportNameText,
} from '@/words/supports';

type SupportName = keyof typeof SUPPORT_NAMES;

const SIGNS: Readonly<Record<SupportName, IconName>> = {
  extraDays: 'clock',
  steps: 'clipboard-list',
  earlyHints: 'lightbulb',
  openLines: 'pencil',
  boardsHidden: 'eye-off',
  readAloud: 'volume-2',
  spanish: 'languages',
  roomierText: 'a-large-small',
};
const NAMES = Object.keys(SIGNS) as SupportName[];

const isSet = (supports: LearningSupports, name: SupportName): boolean =>
  name === 'steps' ? supports.steps < STEPS_PER_CARD : Boolean(supports[name]);

export function LearningSupportIcons({ supports }: { supports: LearningSupports }) {
  const number = (name: SupportName) =>
    name === 'extraDays'
      ? extraDaysBadge(supports.extraDays)
      : name === 'steps'
        ? cardsForFullWeekText(supports.steps)
        : null;
  return (
    <ul className="flex items-center gap-3">
      {NAMES.filter((name) => isSet(supports, name)).map((name) => (
        <li key={name} className="flex items-center gap-1 whitespace-nowrap">
          <Icon name={SIGNS[name]} title={supportNameText(name, supports)} />
          <span aria-hidden="true">{number(name)}</span>
        </li>
      ))}
    </ul>
  );
}

export function LearningSupportLegend({ all }: { all: readonly LearningSupports[] }) {
  return NAMES.filter((name) => all.some((supports) => isSet(supports, name))).map((name) => (
    <span key={name} className="flex items-center gap-1">
      <Icon name={SIGNS[name]} />
      <span>{SUPPORT_NAMES[name]}</span>
    </span>
  ));
}
