/** Encrypted data as IndexedDB stores it. */
export type Encrypted = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer };

const IV_BYTES = 12;
const AES = 'AES-GCM';

/** Returns true if the browser offers WebCrypto, which it does only for https and localhost. */
export const canEncrypt = (): boolean => typeof crypto.subtle !== 'undefined';

/** Imports a base64url AES-256 key as not extractable, so no script can read it. */
export const importKey = (base64url: string): Promise<CryptoKey> => {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, AES, false, ['encrypt', 'decrypt']);
};

/** Encrypts with AES-256-GCM and a random nonce of 96 bits (NIST SP 800-38D). */
export const encryptJson = async (key: CryptoKey, value: unknown): Promise<Encrypted> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: AES, iv }, key, text) };
};

/** Decrypts a value. Returns null if the key does not match or the bytes were changed. */
export const decryptJson = async (key: CryptoKey, { iv, bytes }: Encrypted): Promise<unknown> => {
  try {
    const text = await crypto.subtle.decrypt({ name: AES, iv }, key, bytes);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
};
