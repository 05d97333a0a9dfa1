import {
  checkTeamName,
  isGeneratedName,
  removeHarmlessWords,
  type TeamNameCheck,
} from '@/lib/domain/team/team-names';
import { lookAlikeKey, lookAlikeWords } from './look-alike';
import { containsUnkindWord } from './unkind-words';

/** The names in a class that a new name must differ from, without those of its author. */
export type NamesInUse = {
  /** The names of teams, those that wait for the teacher too. */
  readonly teams: readonly string[];
  /** First names, and the teacher's name. */
  readonly people: readonly string[];
  /** Known only as a whole: their parts are animals. */
  readonly userNames: readonly string[];
};

/** A typed name by itself: its form, and the kept lists of words. */
export function checkTypedTeamName(text: string): TeamNameCheck {
  const check = checkTeamName(text);
  if (!check.ok || isGeneratedName(check.name)) return check;
  return containsUnkindWord(removeHarmlessWords(check.name)) ? { ok: false, why: 'unkind' } : check;
}

/**
 * Checks a name against the rest of the class. Names that the app suggests need no check for unkind
 * words or people's names.
 */
export function checkNameInClass(
  text: string,
  { teams, people, userNames }: NamesInUse,
): TeamNameCheck {
  const check = checkTypedTeamName(text);
  if (!check.ok) return check;
  if (isTeamNameTaken(check.name, teams)) return { ok: false, why: 'taken' };
  if (
    !isGeneratedName(check.name) &&
    (containsPersonName(check.name, people) || isTeamNameTaken(check.name, userNames))
  )
    return { ok: false, why: 'person' };
  return check;
}

export const isTeamNameTaken = (name: string, teams: readonly string[]): boolean => {
  const own = lookAlikeKey(name);
  return teams.some((other) => lookAlikeKey(other) === own);
};

/** Words that come before a teacher's name, and are no one's. */
const TITLES = new Set(
  [
    'ms',
    'mrs',
    'miss',
    'mr',
    'mx',
    'dr',
    'prof',
    'professor',
    'coach',
    'teacher',
    // A placeholder for students without a known name.
    'student',
    'senor',
    'senora',
    'maestro',
    'maestra',
    'profe',
    'the',
  ].map(lookAlikeKey),
);
/**
 * A name with at least this many letters is found inside other words ("MayaIsFat"); a shorter one
 * only as a whole word ("Bo", but not "Bobcats").
 */
const KNOWN_INSIDE = 4;

export function containsPersonName(name: string, people: readonly string[]): boolean {
  const words = new Set(lookAlikeWords(name));
  const whole = lookAlikeKey(name);
  return people.some((person) => {
    const all = lookAlikeWords(person).filter((part) => part.length > 1 && !TITLES.has(part));
    // In a name of several words, the short ones don't count ("Mary An").
    const parts = all.length > 1 ? all.filter((part) => part.length > 2) : all;
    const together = lookAlikeKey(person);
    return [...parts, ...(parts.length > 1 ? [together] : [])].some(
      (part) =>
        words.has(part) || part === whole || (part.length >= KNOWN_INSIDE && whole.includes(part)),
    );
  });
}
