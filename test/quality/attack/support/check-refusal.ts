import { englishMessages } from '#src/contracts/refusal-messages/en.ts';
import { spanishMessages } from '#src/contracts/refusal-messages/es.ts';
import { frenchMessages } from '#src/contracts/refusal-messages/fr.ts';
import { visitorMessages } from '#src/contracts/refusal-messages/italian-messages.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';

const patternsOf = (sentences: readonly string[]) =>
  sentences.map(
    (sentence) =>
      new RegExp(
        `^${sentence
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[^]+')}$`,
      ),
  );

const refusalPatterns: Readonly<Record<string, readonly RegExp[]>> = {
  it: patternsOf(visitorMessages),
  en: patternsOf(Object.values(englishMessages)),
  es: patternsOf(Object.values(spanishMessages)),
  fr: patternsOf(Object.values(frenchMessages)),
};
export const visitorLanguages = Object.keys(refusalPatterns);

/**
 * English words of the libraries' error messages. An Italian message that contains one lacks a
 * translation.
 */
const ENGLISH =
  /\b(expected|received|required|must|should|string|too (small|big|long|large)|unrecognized|unexpected|input|option|failed|error|cannot|not found|bad request)\b/i;

/**
 * Removes field names that the message repeats from the request, because field names may be
 * English.
 */
const withoutEcho = (sentence: string) => sentence.replace(/^(Campi non ammessi): [^]*$/, '$1');

type Expected = { readonly role: string; readonly language: string };

export const findRefusalFault = (
  { status, headers, body, text }: HttpResponse,
  { role, language }: Expected,
): string | null => {
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (status < 400) return `accepted with ${status}`;
  const {
    message,
    code,
    fields = {},
  } = (body ?? {}) as { message?: unknown; code?: unknown; fields?: Record<string, string> };
  if (typeof message !== 'string' || typeof code !== 'string' || !/^[a-z_]+$/.test(code))
    return `no message and code: ${text.slice(0, 120)}`;
  if (headers.get('content-language') !== language)
    return `language ${headers.get('content-language')} instead of ${language}`;
  for (const sentence of [message, ...Object.values(fields)]) {
    if (language === 'it' && ENGLISH.test(withoutEcho(sentence)))
      return `English: ${sentence.slice(0, 120)}`;
    if (role === 'guest' && !refusalPatterns[language]!.some((pattern) => pattern.test(sentence)))
      return `not in the catalogue of ${language}: ${sentence.slice(0, 120)}`;
  }
  return null;
};
