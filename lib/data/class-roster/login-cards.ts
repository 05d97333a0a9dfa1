import { requireOwnLeague, requireOwnLeagueOfCurrentSeasonIn } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { DomainError, notFoundError } from '@/lib/data/errors';
import {
  createPdf,
  PDF_GREEN_COLOR,
  PDF_INK_COLOR,
  PDF_SOFT_INK_COLOR,
  removeLettersMissingInPdfFont,
} from '@/lib/data/pdf';
import { LOGIN_CARD_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { animalOfUsername } from '@/lib/domain/account/accounts';
import { formatStudentName } from '@/lib/domain/account/student-name';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isPrintableInPdf } from '@/lib/domain/class/printable-letters';
import { languageOnPaper } from '@/lib/domain/student/reading';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { runSyncInLanguage } from '@/lib/words/language';
import { usedCardsNotShownText } from '@/words/class';
import { classAndReferenceText, LOGIN_CARD_WORDS, pdfLacksLettersText } from '@/words/login-card';
import { decryptPassphrase } from './card-passphrases';
import type { LoginCardDto, ReprintLoginCardsInput, StudentWithUnusedCardDto } from './dto';

/** By name, without passphrases. 'not-found' for anyone else's league. */
export async function getStudentsWithUnusedCards(
  viewer: Viewer,
  leagueId: string,
): Promise<StudentWithUnusedCardDto[]> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const { unused } = await readCards(getServices().store, league);
  return unused.map(({ profile: { studentId, firstName, lastInitial, username } }) => ({
    studentId,
    firstName,
    lastInitial,
    username: username ?? null,
  }));
}

/**
 * Shows unused cards again, of the named students or of all, to print them once more. A card is
 * unused until the first sign-in or another password. 'not-found' if a named student isn't in the
 * league; used cards are left out.
 */
export async function reprintLoginCards(
  viewer: Viewer,
  { leagueId, studentIds }: ReprintLoginCardsInput,
): Promise<LoginCardDto[]> {
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId, 'run');
  await countTryOrRefuse(`cards:${owner.accountId}`, LOGIN_CARD_LIMIT);
  const { cards, stranger } = await getServices().store.transaction(async (transaction) => {
    const { league, clock } = await requireOwnLeagueOfCurrentSeasonIn(
      transaction,
      viewer,
      leagueId,
      'run',
    );
    const { members, unused } = await readCards(transaction, league);
    const wanted = studentIds ?? unused.map(({ profile }) => profile.studentId);
    const stranger = wanted.find((id) => !members.some(({ studentId }) => studentId === id));
    const cards = unused
      .filter(({ profile }) => wanted.includes(profile.studentId))
      .map(({ profile, account, passphrase }) =>
        loginCardDto(profile, {
          className: league.name,
          passphrase,
          once: account.mustChangePassword,
          language: loginCardLanguage(profile, clock),
        }),
      );
    if (stranger === undefined && cards.length > 0) {
      const [only, ...more] = cards;
      const target = more.length > 0 ? leagueId : (only?.studentId ?? '');
      writeAudit(transaction, { actorId: owner.accountId, action: 'cards.reprint', target });
    }
    return { cards, stranger };
  });
  if (stranger !== undefined) {
    await logDeniedAttempt(owner.accountId, 'cards.reprint', stranger);
    throw notFoundError('student');
  }
  if (cards.length === 0) throw new DomainError('conflict', usedCardsNotShownText());
  return cards;
}

type UnusedCard = { profile: StudentProfile; account: AccountRecord; passphrase: string };

async function readCards(
  reader: ReadOperations,
  { id, season }: { id: string; season: number },
): Promise<{ members: StudentProfile[]; unused: UnusedCard[] }> {
  const members = await reader.query(studentProfiles, {
    where: equalConditions({ leagueId: id, season }),
  });
  const records = await reader.getMany(
    accounts,
    members.map(({ studentId }) => studentId),
  );
  const unused = members.flatMap((profile, index): UnusedCard[] => {
    const account = records[index];
    const passphrase = account?.sealedPassphrase
      ? decryptPassphrase(profile.studentId, account.sealedPassphrase)
      : null;
    return account && passphrase !== null ? [{ profile, account, passphrase }] : [];
  });
  const byName = (a: UnusedCard, b: UnusedCard) =>
    a.profile.firstName.localeCompare(b.profile.firstName) ||
    a.profile.lastInitial.localeCompare(b.profile.lastInitial);
  return { members, unused: unused.toSorted(byName) };
}

export const loginCardLanguage = (profile: StudentProfile, clock: LeagueClock): 'en' | 'es' =>
  languageOnPaper(profile.reading, clock.forStudent(profile).supportsIn(clock.currentWeek));

export const loginCardDto = (
  {
    studentId,
    firstName,
    lastInitial,
    username,
    ownReference,
  }: Pick<StudentProfile, 'studentId' | 'firstName' | 'lastInitial' | 'username' | 'ownReference'>,
  printed: Pick<LoginCardDto, 'className' | 'passphrase' | 'once' | 'language'>,
): LoginCardDto => ({
  studentId,
  firstName,
  lastInitial,
  username: username ?? null,
  animal: username === undefined ? null : animalOfUsername(username),
  ownReference: ownReference || null,
  ...printed,
});

/** In points, of 72 to the inch: Letter, with margins that any printer can keep. */
const PAGE = { width: 612, height: 792, margin: 33 };
const COLUMNS = 2;
const ROWS = 4;
const CARD_WIDTH = (PAGE.width - 2 * PAGE.margin) / COLUMNS;
const CARD_HEIGHT = (PAGE.height - 2 * PAGE.margin) / ROWS;
const INSET = 18;
const LABEL_WIDTH = 84;

/**
 * The cards that {@link reprintLoginCards} may show, as a PDF. 'invalid-input' where the font lacks
 * letters of a name.
 */
export async function getLoginCardsPdf(
  viewer: Viewer,
  input: ReprintLoginCardsInput,
): Promise<Uint8Array> {
  const cards = await reprintLoginCards(viewer, input);
  const others = cards.map(formatStudentName).filter((name) => !isPrintableInPdf(name));
  if (others.length > 0) throw new DomainError('invalid-input', pdfLacksLettersText(others));
  return drawLoginCardsPdf(cards, `${new URL(env().NEXTAUTH_URL).host}/student/login`);
}

export async function drawLoginCardsPdf(
  cards: readonly LoginCardDto[],
  address: string,
): Promise<Uint8Array> {
  const { document, line, end } = await createPdf({
    size: [PAGE.width, PAGE.height],
    title: LOGIN_CARD_WORDS.title,
  });
  const drawCard = (index: number, card: LoginCardDto): void => {
    const position = index % (COLUMNS * ROWS);
    if (index > 0 && position === 0) document.addPage();
    const left = PAGE.margin + (position % COLUMNS) * CARD_WIDTH;
    const top = PAGE.margin + Math.floor(position / COLUMNS) * CARD_HEIGHT;
    document.rect(left, top, CARD_WIDTH, 5).fill(PDF_GREEN_COLOR);
    document
      .lineWidth(0.75)
      .dash(3, { space: 2 })
      .rect(left, top, CARD_WIDTH, CARD_HEIGHT)
      .stroke(PDF_SOFT_INK_COLOR)
      .undash();
    const x = left + INSET;
    const inner = CARD_WIDTH - 2 * INSET;
    line(formatStudentName(card), x, top + 34, inner, 20, 'bold', PDF_INK_COLOR);
    line(
      removeLettersMissingInPdfFont(classAndReferenceText(card)),
      x,
      top + 51,
      inner,
      10.5,
      'regular',
      PDF_SOFT_INK_COLOR,
    );
    const rows: [string, string][] = [
      [LOGIN_CARD_WORDS.address, address],
      [LOGIN_CARD_WORDS.username, card.username ?? LOGIN_CARD_WORDS.ownEmail],
      [LOGIN_CARD_WORDS.passphrase, card.passphrase],
    ];
    for (const [row, [label, value]] of rows.entries()) {
      const y = top + 77 + row * 22;
      line(label, x, y, LABEL_WIDTH - 6, 10.5, 'regular', PDF_SOFT_INK_COLOR);
      line(
        value,
        x + LABEL_WIDTH,
        y,
        inner - LABEL_WIDTH,
        row === 0 ? 11 : 13,
        'bold',
        PDF_INK_COLOR,
      );
    }
    document
      .font('regular')
      .fontSize(10)
      .fillColor(PDF_SOFT_INK_COLOR)
      .text(card.once ? LOGIN_CARD_WORDS.noteOnce : LOGIN_CARD_WORDS.note, x, top + 136, {
        width: inner,
        height: CARD_HEIGHT - 140,
        lineGap: 1,
      });
  };
  for (const [index, card] of cards.entries())
    runSyncInLanguage(card.language, () => drawCard(index, card));
  return end();
}
