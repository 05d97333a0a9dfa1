import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The link in the mail that was written for somebody. Without SMTP each mail is a file of the data folder's outbox. */
export async function mailedLink(to: string): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR is missing: the folder for the data of this run.');
  const folder = join(dataDir, 'outbox');
  let link = '';
  await expect(() => {
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    link = /https?:\S+/.exec(mails.find((mail) => mail.includes(`To: ${to}\n`)) ?? '')?.[0] ?? '';
    expect(link, `a link in a mail to ${to}`).not.toBe('');
  }).toPass();
  return link;
}
