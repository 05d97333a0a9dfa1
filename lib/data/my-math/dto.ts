import type { PracticeDto } from '@/lib/data/practice/dto';
import type { OvercomeMistakeDto, SkillDto } from '@/lib/data/skill/dto';

export type MyMathDto = {
  week: number;
  canDo: SkillDto[];
  learning: SkillDto[];
  beaten: OvercomeMistakeDto[];
  /** Null where there are no questions from weeks ago. */
  practice: PracticeDto | null;
};
