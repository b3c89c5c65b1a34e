/** Bytes as IndexedDB stores them, readable only with their key. */
export type Encrypted = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

const IV_BYTES = 12;
const AES = 'AES-GCM';

/** Browsers offer WebCrypto only to pages with https or on the own machine. */
export const canEncrypt = (): boolean => typeof crypto.subtle !== 'undefined';

/** Imports a base64url AES-256 key, which then no script can read again. */
export const importKey = (base64url: string): Promise<CryptoKey> => {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, AES, false, ['encrypt', 'decrypt']);
};

/** AES-256-GCM with a random nonce of 96 bits (NIST SP 800-38D). */
export const encryptJson = async (key: CryptoKey, value: unknown): Promise<Encrypted> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: AES, iv }, key, text) };
};

/** Null if the key is another one or the bytes were changed. */
export const decryptJson = async (key: CryptoKey, { iv, bytes }: Encrypted): Promise<unknown> => {
  try {
    const text = await crypto.subtle.decrypt({ name: AES, iv }, key, bytes);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
};
