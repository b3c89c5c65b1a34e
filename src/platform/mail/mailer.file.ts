import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { toNodemailerMessage } from './nodemailer-message.ts';
import type { Mailer } from './mailer.ts';

type Options = {
  readonly folder: string;
  readonly from: string;
  readonly now?: () => Date;
  readonly maxFiles?: number;
};

const MAX_FILES = 1_000;

/** Writes a temporary file and renames it. A power failure therefore leaves no partial mail. */
const writeAtomically = async (path: string, bytes: Buffer) => {
  const file = await open(`${path}.tmp`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.tmp`, path);
};

const fileName = (at: Date, messageId: string) =>
  `${at.toISOString().replaceAll(':', '-')}_${messageId.split('@')[0]!.replaceAll(/[^\w-]/g, '_')}.eml`;

const deleteOldest = async (folder: string, maxFiles: number) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const old = names.slice(0, Math.max(0, names.length - maxFiles));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
};

export const createFileMailer = ({
  folder,
  from,
  now = () => new Date(),
  maxFiles = MAX_FILES,
}: Options): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailerMessage(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = resolve(join(folder, fileName(now(), mail.messageId)));
      await writeAtomically(path, message as Buffer);
      await deleteOldest(folder, maxFiles);
      return { where: path };
    },
    close: () => Promise.resolve(),
  };
};
