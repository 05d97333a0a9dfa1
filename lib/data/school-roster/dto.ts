import type { ClassesToCompareDto } from '@/lib/data/class-roster/dto';
import type { OneRoster } from '@/lib/domain/class/one-roster';

/** A teacher's classes at the school with their students, and the teacher's classes here. */
export type SchoolRosterDto = { roster: OneRoster; compare: ClassesToCompareDto };
