import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { TOKENS } from '#src/composition-root.ts';
import {
  toPublicPictureUrl,
  type PictureReceipt,
  type UploadTicket,
} from '#src/contracts/pictures.ts';
import type { HttpResponse, HttpClient } from '#test/support/http-client.ts';
import { startApp, type RunningApp } from '#test/support/running-app.ts';

export type RefusalBody = { readonly code: string; readonly message: string };

export const listFilesRecursively = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

/** The house of a picture test: the running product with a data folder of its own, and one logged-in administrator. */
export const setupPictureUploadApp = (
  env: () => Promise<Record<string, string>> = async () => ({}),
) => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-pictures-'));
  let app: RunningApp;
  let staff: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: { DATA_DIR: folder, ...(await env()) } });
    staff = await app.staff();
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
    app.container.get(TOKENS.sql)<Row>(query, values);
  const ticket = async (who = staff) =>
    (await who.post<UploadTicket>('/api/objects/upload')).body.uploadURL;
  const put = (
    uploadURL: string,
    file: Buffer,
    headers: Record<string, string> = {},
    who = app.guest(),
  ): Promise<HttpResponse<PictureReceipt & RefusalBody>> =>
    who.raw('put', uploadURL, {
      body: new Uint8Array(file),
      headers: { 'content-type': 'image/jpeg', ...headers },
    }) as Promise<HttpResponse<PictureReceipt & RefusalBody>>;
  return {
    app: () => app,
    staff: () => staff,
    sql,
    ticket,
    put,
    stored: () => listFilesRecursively(join(folder, 'objects')),
    waiting: () => listFilesRecursively(join(folder, 'incoming')),
    send: async (file: Buffer, type = 'image/jpeg') => {
      const uploadURL = await ticket();
      return {
        uploadURL,
        address: toPublicPictureUrl(uploadURL),
        answer: await put(uploadURL, file, { 'content-type': type }),
      };
    },
    /** What anybody gets at an address. */
    served: async (address: string, init: RequestInit = {}) => {
      const response = await fetch(app.origin + address, init);
      return {
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
    events: () =>
      sql<{ stream: string; actor: string; data: Record<string, unknown> }>(
        `select stream, actor, data from event where type = 'PictureUploaded' order by pos`,
      ),
    states: async () =>
      (await sql<{ state: string }>('select state from picture_uploads order by issued_at')).map(
        ({ state }) => state,
      ),
  };
};

/** A small honest picture. */
export const createSmallPicture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#a33' } })
    [format]()
    .toBuffer();
