import { englishFieldTexts } from '#src/messages/fields/en.ts';
import { spanishFieldTexts } from '#src/messages/fields/es.ts';
import { frenchFieldTexts } from '#src/messages/fields/fr.ts';
import { italianFieldTexts } from '#src/messages/fields/it.ts';
import { englishRefusalTexts } from '#src/messages/refusals/en.ts';
import { spanishRefusalTexts } from '#src/messages/refusals/es.ts';
import { frenchRefusalTexts } from '#src/messages/refusals/fr.ts';
import { italianRefusalTexts } from '#src/messages/refusals/it.ts';
import type { HttpResponse } from '#test/support/drivers/http-client.ts';

const patternsOf = (...catalogues: readonly Readonly<Record<string, string>>[]) =>
  catalogues
    .flatMap((texts) => Object.values(texts))
    .map(
      (sentence) =>
        new RegExp(
          `^${sentence
            .split(/\{[^}]+\}/)
            .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('[^]+')}$`,
        ),
    );

const refusalPatterns: Readonly<Record<string, readonly RegExp[]>> = {
  it: patternsOf(italianFieldTexts, italianRefusalTexts),
  en: patternsOf(englishFieldTexts, englishRefusalTexts),
  es: patternsOf(spanishFieldTexts, spanishRefusalTexts),
  fr: patternsOf(frenchFieldTexts, frenchRefusalTexts),
};
export const visitorLanguages = Object.keys(refusalPatterns);

/**
 * Matches English words of the libraries' error messages. An Italian message that contains one
 * lacks a translation.
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
