import { onboardingText } from '@/words/class';
import {
  type OnboardingFacts,
  type OnboardingStage,
  onboardingRank,
  onboardingStage,
} from './onboarding';

const facts = (changes: Partial<OnboardingFacts>): OnboardingFacts => ({
  hasSignedIn: true,
  answeredQuestions: true,
  hasTeam: true,
  draftedPositions: 0,
  ...changes,
});

it.each<[string, OnboardingFacts, string | null]>([
  [
    'nobody has signed in with the card',
    facts({ hasSignedIn: false, answeredQuestions: false, hasTeam: false }),
    'Not signed in yet',
  ],
  [
    'nothing is done: the questions come first',
    facts({ answeredQuestions: false, hasTeam: false }),
    'First questions',
  ],
  ['the questions are answered', facts({ hasTeam: false, draftedPositions: undefined }), 'Team'],
  ['a team without players', facts({}), 'Draft 0 of 6 positions'],
  ['a roster with gaps', facts({ draftedPositions: 3 }), 'Draft 3 of 6 positions'],
  ['a complete roster', facts({ draftedPositions: 6 }), 'Ready'],
  [
    'older data does not say how far the draft is, so nothing is claimed',
    facts({ draftedPositions: undefined }),
    null,
  ],
])('%s', (_, given, text) => {
  const way = onboardingStage(given);
  expect(way && onboardingText(way)).toBe(text);
});

it('puts whoever has the longest way to go first', () => {
  const ways: OnboardingStage[] = [
    { stage: 'sign-in' },
    { stage: 'questions' },
    { stage: 'team' },
    { stage: 'draft', positions: 0 },
    { stage: 'draft', positions: 5 },
  ];
  const ranks = [...ways, { stage: 'ready' } as const].map(onboardingRank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(ranks.length);
});

it('ranks a stage by what is done of it', () => {
  expect(
    (
      [
        { stage: 'sign-in' },
        { stage: 'questions' },
        { stage: 'team' },
        { stage: 'draft', positions: 0 },
        { stage: 'draft', positions: 5 },
        { stage: 'ready' },
      ] as const
    ).map(onboardingRank),
  ).toEqual([0, 1, 2, 3, 8, 9]);
});

it('is ready with all six positions and not with five', () => {
  expect([
    onboardingStage(facts({ draftedPositions: 5 })),
    onboardingStage(facts({ draftedPositions: 6 })),
  ]).toEqual([{ stage: 'draft', positions: 5 }, { stage: 'ready' }]);
  expect([
    onboardingStage(facts({ hasTeam: false })),
    onboardingStage(facts({ answeredQuestions: false })),
  ]).toEqual([{ stage: 'team' }, { stage: 'questions' }]);
});
