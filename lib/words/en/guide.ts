import { CARD_SKILLS, type CardSkill, GRAPH_SKILLS } from '@/lib/domain/learning/skills';
import { skillName } from './skills';

type DayPlan = { day: string; you: string; yours: number; class: string; classes: number };

/** A suggested week, in minutes; nothing in the app depends on it. */
export const WEEK_PLAN: readonly DayPlan[] = [
  {
    day: 'Tuesday',
    you: 'Print the brief. Talk about two or three mistakes of last week, from workings on the screen.',
    yours: 10,
    class: 'The new numbers are out: read the box scores, and begin the score card.',
    classes: 25,
  },
  {
    day: 'Wednesday',
    you: 'Watch the grid. Go to the names that are stuck.',
    yours: 5,
    class: 'Finish the nine steps of the score card.',
    classes: 25,
  },
  {
    day: 'Thursday',
    you: 'Look who has not finished.',
    yours: 5,
    class: 'Make a graph, look at the boards, and set the next lineup.',
    classes: 25,
  },
  {
    day: 'Friday',
    you: 'Review the graphs. Copy the grades.',
    yours: 15,
    class: 'Nothing, or what is left: cards stay open.',
    classes: 0,
  },
];

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);
export const TEACHER_MINUTES = sum(WEEK_PLAN.map(({ yours }) => yours));
export const STUDENT_MINUTES = sum(WEEK_PLAN.map(({ classes }) => classes));

/** Its plan is on page two of the guide. */
export const LESSON_MINUTES = 45;

/** The short list: card skills one by one, and the standards of all lessons together. */
export const CARD_STANDARDS = Object.entries(CARD_SKILLS).map(([skill, code]) => ({
  code,
  name: skillName(skill as CardSkill),
}));
export const LESSON_CODES: readonly string[] = [...new Set(Object.values(GRAPH_SKILLS))].toSorted();

/** The standards in the first lesson's score cards. */
export const FIRST_LESSON_STANDARDS = ['5.NF.B.4', '5.NF.B.3', '5.NF.A.1', '5.NF.A.2'] as const;
