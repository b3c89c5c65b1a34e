import type { HttpClient } from './http-client.ts';

export type Credentials = { readonly username: string; readonly password: string };

/** The staff of every test. */
export const administrator: Credentials = {
  username: 'direzione',
  password: 'una-parola-lunga-di-prova',
};
export const auditor: Credentials = {
  username: 'revisione',
  password: 'altra-parola-lunga-di-prova',
};

/** Logs a client in; its cookies then carry the session. */
export const logIn = async (client: HttpClient, credentials: Credentials): Promise<HttpClient> => {
  const { status, text } = await client.post('/api/admin/login', credentials);
  if (status !== 200) throw new Error(`Login answered ${status}: ${text}`);
  return client;
};
