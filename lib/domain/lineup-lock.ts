/** Why a line-up cannot be changed after its deadline, in a sentence for students. */
export const LINEUP_LOCK_REASON =
  'It was locked on Thursday at 3:00 PM, before the games of the week. When the next week opens, you can set the one after it.';
