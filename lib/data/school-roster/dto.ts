import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import type { OneRosterData } from '@/lib/domain/class/one-roster';

export type RosterWithClassesToCompareDto = {
  roster: OneRosterData;
  compare: ClassesForListCheckDto;
};
