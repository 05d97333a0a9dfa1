import { Fold } from '@/components/ui/fold';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import { goToAddressText, JOIN_BOARD, joinMessageToCopyText } from '@/words/join-board';
import { CopyButton, FullScreenButton } from './join-buttons';
import { formatJoinCode, JoinCodeText } from './join-code';

const BOARD_ID = 'join-board';
const JOIN_PATH = '/join-league';
const addressAt = (host: string): string => `${host}${JOIN_PATH}`;

type Join = { code: number; password: string; host: string };

function JoinAddress({ host, className = '' }: { host: string; className?: string }) {
  return (
    <strong className={`break-words ${className}`}>
      <span>{host}</span>
      <wbr />
      <span>{JOIN_PATH}</span>
    </strong>
  );
}

function CopyBoth({ code, password }: Pick<Join, 'code' | 'password'>) {
  return (
    <>
      <CopyButton text={formatJoinCode(code).replace(' ', '')} label={JOIN_BOARD.copyCode} />
      <CopyButton text={password} label={JOIN_BOARD.copyPassword} />
    </>
  );
}

export function ProjectedJoinScreen({
  code,
  password,
  host,
  joined,
  children,
}: Join & { joined?: RichContent; children?: RichContent }) {
  return (
    <section aria-label={JOIN_BOARD.codeAndPassword} className="mb-6">
      <div
        id={BOARD_ID}
        className={
          'on-board flex flex-col justify-center rounded-lg px-4 py-4 text-center sm:px-8 ' +
          '[&:fullscreen]:rounded-none'
        }
      >
        <p className="text-chalk-soft text-lead sm:text-title in-[:fullscreen]:text-huge">
          <Sentence parts={goToAddressText(<JoinAddress host={host} className="text-chalk" />)} />
        </p>
        <p className="mt-6 text-chalk-soft text-lead in-[:fullscreen]:mt-12 in-[:fullscreen]:text-big">
          {JOIN_BOARD.title}
        </p>
        <p
          className={
            'font-bold text-[clamp(3rem,min(14vw,20vh),11rem)] leading-none tracking-tight ' +
            'in-[:fullscreen]:text-[min(19vw,34vh)]'
          }
        >
          <JoinCodeText code={code} />
        </p>
        <p className="mt-3 text-chalk-soft text-lead in-[:fullscreen]:mt-8 in-[:fullscreen]:text-big">
          {JOIN_BOARD.password}
        </p>
        <p
          translate="no"
          className={
            'break-words font-bold text-[clamp(1.75rem,min(6vw,9vh),5rem)] leading-tight ' +
            'in-[:fullscreen]:text-[min(8vw,14vh)]'
          }
        >
          {password}
        </p>
        {joined}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <FullScreenButton targetId={BOARD_ID}>{JOIN_BOARD.fillScreen}</FullScreenButton>
        <CopyBoth code={code} password={password} />
        <CopyButton
          text={joinMessageToCopyText(addressAt(host), formatJoinCode(code), password)}
          label={JOIN_BOARD.copyAll}
        />
        {children}
      </div>
    </section>
  );
}

type JoinSheetProps = Join & { name: string };

const SLIPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function JoinPrintSheet(league: JoinSheetProps) {
  return (
    <div aria-hidden="true" data-says-whose className="hidden print:block">
      <div className="flex min-h-[9in] flex-col justify-center text-center">
        <p className="font-bold text-[30pt] leading-tight">{league.name}</p>
        <p className="mt-4 text-[18pt]">
          <Sentence
            parts={goToAddressText(
              <strong className="block break-words text-[26pt]">{addressAt(league.host)}</strong>,
            )}
          />
        </p>
        <p className="mt-8 text-[18pt]">{JOIN_BOARD.title}</p>
        <p className="whitespace-nowrap font-bold text-[88pt] leading-none tabular-nums">
          {formatJoinCode(league.code)}
        </p>
        <p className="mt-8 text-[18pt]">{JOIN_BOARD.password}</p>
        <p className="break-words font-bold text-[44pt] leading-tight">{league.password}</p>
        <ol className="mx-auto mt-12 list-decimal pl-6 text-left text-[16pt] leading-relaxed">
          <li>{JOIN_BOARD.typeBoth}</li>
          <li>{JOIN_BOARD.accountAndName}</li>
          <li>{JOIN_BOARD.teamAndDraft}</li>
        </ol>
      </div>
      <div className="grid break-before-page grid-cols-2">
        {SLIPS.map((slip) => (
          <Slip key={slip} {...league} />
        ))}
      </div>
    </div>
  );
}

function Slip({ name, code, password, host }: JoinSheetProps) {
  return (
    <div className="print-keep border border-current border-dashed p-4">
      <p className="font-bold text-[13pt]">{name}</p>
      <p className="break-words text-[11pt]">
        <Sentence parts={goToAddressText(<strong>{addressAt(host)}</strong>)} />
      </p>
      <p className="mt-2 text-[10pt]">{JOIN_BOARD.title}</p>
      <p className="font-bold text-[26pt] leading-none tabular-nums">{formatJoinCode(code)}</p>
      <p className="mt-2 text-[10pt]">{JOIN_BOARD.password}</p>
      <p className="break-words font-bold text-[15pt] leading-tight">{password}</p>
    </div>
  );
}

/**
 * For a class without students: its code, folded away until the teacher shows it, with password and
 * address.
 */
export function HiddenJoinCode(join: Join) {
  return (
    <div className="mt-6">
      <h2 className="text-lead">{JOIN_BOARD.ifCardIsMissing}</h2>
      <p className="text-content-soft">{JOIN_BOARD.hiddenUntilShown}</p>
      <Fold summary={JOIN_BOARD.showCode}>
        <JoinCodePoster {...join} />
      </Fold>
    </div>
  );
}

function JoinCodePoster({ code, password, host }: Join) {
  return (
    <section
      aria-labelledby="join-title"
      className="forced-edge overflow-hidden rounded-lg bg-raised shadow-card"
    >
      <div className="on-board grid gap-x-8 gap-y-4 p-4 sm:p-8 md:grid-cols-2">
        <h2 id="join-title" className="sr-only">
          {JOIN_BOARD.codeAndPassword}
        </h2>
        <div>
          <p className="text-chalk-soft">{JOIN_BOARD.title}</p>
          <p className="font-bold text-huge leading-tight">
            <JoinCodeText code={code} />
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-chalk-soft">{JOIN_BOARD.password}</p>
          <p className="break-words font-bold text-big leading-tight sm:text-huge md:mt-3">
            {password}
          </p>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-4 p-4 sm:p-8 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <CopyBoth code={code} password={password} />
        </div>
        <div>
          <h3 className="text-lead">{JOIN_BOARD.howToJoin}</h3>
          <ol className="mt-2 list-decimal space-y-1 pl-6">
            <li>
              <Sentence parts={goToAddressText(<JoinAddress host={host} />)} />
            </li>
            <li>{JOIN_BOARD.typeBoth}</li>
            <li>{JOIN_BOARD.account}</li>
          </ol>
        </div>
      </div>
    </section>
  );
}
