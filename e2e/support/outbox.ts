import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Data folders of servers that tests have started. */
const ownFolders = new Set<string>();

export function lookForMailIn(dataDir: string): void {
  ownFolders.add(dataDir);
}

/** All written mails. Without SMTP each is a file in the data folder's outbox. */
function mailsWritten(): string[] {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR)
    throw new Error('E2E_DATA_DIR is missing: the folder for the data of this run.');
  return [E2E_DATA_DIR, ...ownFolders]
    .map((dataDir) => join(dataDir, 'outbox'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    );
}

/** The link in the first mail to someone. */
export async function mailedLink(to: string): Promise<string> {
  let link = '';
  await expect(() => {
    const mails = mailsWritten();
    link = /https?:\S+/.exec(mails.find((mail) => mail.includes(`To: ${to}\n`)) ?? '')?.[0] ?? '';
    expect(link, `a link in a mail to ${to}`).not.toBe('');
  }).toPass();
  return link;
}
