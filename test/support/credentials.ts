import type { Client } from './http-client.ts';

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
export const logIn = async (client: Client, credentials: Credentials): Promise<Client> => {
  const { status, text } = await client.post('/api/admin/login', credentials);
  if (status !== 200) throw new Error(`Login answered ${status}: ${text}`);
  return client;
};
