import type { Context, Middleware } from 'koa';

type TranslateMessage = (
  language: string,
  sentence: string,
  details?: Record<string, unknown>,
) => string | null;

export type ErrorTranslations = {
  readonly languages: readonly string[];
  readonly translate: TranslateMessage;
};

type ErrorBody = {
  readonly message: string;
  readonly fields?: Record<string, string>;
  readonly details?: Record<string, unknown>;
};

const readErrorBody = ({ status, body }: Context): ErrorBody | null =>
  status >= 400 && typeof body === 'object' && body !== null && 'message' in body && 'code' in body
    ? (body as ErrorBody)
    : null;

const languageFor = (ctx: Context, languages: readonly string[]): string =>
  ctx.state.staff ? languages[0]! : ctx.acceptsLanguages([...languages]) || languages[0]!;

/**
 * Must wrap the middleware that writes the error bodies, because only finished bodies can be
 * translated.
 */
export const translateErrors =
  (
    { languages, translate }: ErrorTranslations,
    sentenceFor: (status: number) => string,
  ): Middleware =>
  async (ctx, next) => {
    await next();
    const refused = readErrorBody(ctx);
    if (!refused) return;
    const language = languageFor(ctx, languages);
    ctx.vary('Accept-Language');
    ctx.set('Content-Language', language);
    if (language === languages[0]) return;
    const inLanguage = (sentence: string, fallback: string) =>
      translate(language, sentence, refused.details) ?? translate(language, fallback) ?? sentence;
    const fields = Object.entries(refused.fields ?? {}).map(
      ([name, sentence]) => [name, inLanguage(sentence, 'Valore non valido')] as const,
    );
    ctx.body = {
      ...refused,
      message: inLanguage(refused.message, sentenceFor(ctx.status)),
      ...(refused.fields ? { fields: Object.fromEntries(fields) } : {}),
    };
  };
