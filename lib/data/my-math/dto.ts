import type { PracticeDto } from '@/lib/data/practice/dto';
import type { OvercomeMistakeDto, SkillDto } from '@/lib/data/skill/dto';
import type { SkillFirstTryResultCounts } from '@/lib/domain/learning/skills';

export type MyMathDto = {
  week: number;
  canDo: SkillDto[];
  learning: SkillDto[];
  notKnown: SkillDto[];
  firstTries: SkillFirstTryResultCounts;
  beaten: OvercomeMistakeDto[];
  practice: PracticeDto | null;
};
