import { z } from 'zod';
import type { VisitKind } from '@/lib/data/access/viewer';
import { idSchema } from '@/lib/domain/text/id-schema';

export type { VisitKind };

type Neighbor = { studentId: string; name: string };

export type StudentPageVisitDto = {
  kind: VisitKind;
  leagueId: string;
  studentId: string;
  /** The student's name, told apart in the class; for a practice student, the class's name. */
  name: string;
  before: Neighbor | null;
  next: Neighbor | null;
  /** "2:35 PM", when it ends by itself. */
  endsAt: string;
};

export const tryoutInput = z.object({ leagueId: idSchema });

export type VisitedStudentIds = { readonly leagueId: string; readonly studentId: string };
