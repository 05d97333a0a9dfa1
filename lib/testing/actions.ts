import * as account from '@/lib/actions/account';
import * as admin from '@/lib/actions/admin';
import * as calendar from '@/lib/actions/calendar';
import * as roster from '@/lib/actions/class-roster';
import * as graph from '@/lib/actions/graph';
import * as league from '@/lib/actions/league';
import * as profile from '@/lib/actions/profile';
import * as school from '@/lib/actions/school-sign-in';
import * as session from '@/lib/actions/sign-out';
import * as record from '@/lib/actions/student-record';
import * as team from '@/lib/actions/team';
import * as visit from '@/lib/actions/visit';
import * as week from '@/lib/actions/week';

/** Every server action. Tables of tests have a row for each by its name. */
export const ACTIONS = {
  ...account,
  ...session,
  ...admin,
  ...calendar,
  ...roster,
  ...graph,
  ...league,
  ...profile,
  ...record,
  ...school,
  ...team,
  ...visit,
  ...week,
};

export type ActionName = keyof typeof ACTIONS;
