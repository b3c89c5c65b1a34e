import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { replaceFileAsync } from '#src/platform/files/atomic-file.ts';
import { toNodemailerMessage } from './nodemailer-message.ts';
import type { Mailer } from './mailer.ts';

type Options = {
  readonly folder: string;
  readonly from: string;
  readonly now?: () => Date;
  readonly maxFiles?: number;
};

const MAX_FILES = 1_000;

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
      await replaceFileAsync(path, message as Buffer);
      await deleteOldest(folder, maxFiles);
      return { where: path };
    },
    close: () => Promise.resolve(),
  };
};
