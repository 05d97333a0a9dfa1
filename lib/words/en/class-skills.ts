export const CLASS_SKILLS = {
  whatCounts:
    '“Can do” means that at least eight of the last ten first tries were right, or at least ' +
    '80 percent if there are five to nine. A wrong first try counts against a skill only if we ' +
    'could tell that this skill was the problem. If there are too many where we can’t tell, we ' +
    'say so. ' +
    'Names are in alphabetical order.',
  whatToDo: 'What to do with it',
  bySkill: 'Class by skill',
  readyForLevel2: 'Ready for level 2',
  noOneNeedsHand: 'By these counts, no one needs a hand.',
  noOneEither: 'By these counts, no one needs a hand, and no one is ready for level 2 yet.',
} as const;

export const needsHandWithSkillTitle = (skill: string): string => `Needs a hand: ${skill}`;
export const canDoCountText = (can: number, students: number): string =>
  `Can do: ${can} of ${students}`;
export const notKnownCountText = (students: number): string =>
  `We don’t know enough yet: ${students}`;
export const learningCountText = (students: number): string => `Learning: ${students}`;
