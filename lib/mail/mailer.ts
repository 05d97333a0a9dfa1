import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export type MailMessage = { to: string; subject: string; text: string };

export interface Mailer {
  /** Hands the message over; throws when that fails. */
  send(message: MailMessage): Promise<void>;
  /** Removes what is kept here of messages to this address. No error when there is nothing. */
  forget(to: string): Promise<void>;
}

/** Sends by SMTP. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
    // What was handed over is kept nowhere here.
    async forget() {},
  };
}

/**
 * Without SMTP: each message is a file of `DATA_DIR/outbox`, which the operator can pass on. The log names the file alone: who it is for is
 * nobody's business there, and its link is a key to an account.
 */
export function createOutboxMailer(dataDir: string, log: (line: string) => void): Mailer {
  const folder = join(dataDir, 'outbox');
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${Date.now()}-${randomBytes(4).toString('hex')}.txt`;
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
      log(`outbox/${name}`);
    },
    async forget(to) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const [firstLine] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
        if (firstLine === `To: ${to}`) await rm(path, { force: true });
      }
    },
  };
}
