import { formatJoinCode } from './join-code';

type JoinSheetProps = { name: string; code: number; password: string; host: string };

const SLIPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Only on paper: a page for the wall, and a page of slips to cut and hand out. */
export function JoinSheet(league: JoinSheetProps) {
  return (
    <div aria-hidden="true" className="hidden print:block">
      <div className="flex min-h-[9in] flex-col justify-center text-center">
        <p className="font-bold text-[30pt] leading-tight">{league.name}</p>
        <p className="mt-4 text-[18pt]">Go to</p>
        <p className="break-words font-bold text-[26pt]">{league.host}/join-league</p>
        <p className="mt-10 text-[18pt]">Join code</p>
        <p className="whitespace-nowrap font-bold text-[88pt] leading-none tabular-nums">{formatJoinCode(league.code)}</p>
        <p className="mt-10 text-[18pt]">League password</p>
        <p className="break-words font-bold text-[44pt] leading-tight">{league.password}</p>
        <ol className="mx-auto mt-12 list-decimal pl-6 text-left text-[16pt] leading-relaxed">
          <li>Type the code and the password.</li>
          <li>Create an account and tell us your first name.</li>
          <li>Pick a team name and draft your players.</li>
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
        Go to <strong>{host}/join-league</strong>
      </p>
      <p className="mt-2 text-[10pt]">Join code</p>
      <p className="font-bold text-[26pt] leading-none tabular-nums">{formatJoinCode(code)}</p>
      <p className="mt-2 text-[10pt]">League password</p>
      <p className="break-words font-bold text-[15pt] leading-tight">{password}</p>
    </div>
  );
}
