import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import type { OneRosterData } from '@/lib/domain/class/one-roster';

/** A teacher's classes at the school with their students, and the teacher's classes here. */
export type SchoolRosterCheckDto = { roster: OneRosterData; compare: ClassesForListCheckDto };
