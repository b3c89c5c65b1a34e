import {
  setupContactAndQuotesApp,
  type RefusalBody,
} from '#test/support/fixtures/contact-and-quotes-app.ts';
import { buildContactMessage, buildQuoteRequest } from '#test/support/builders/request-builders.ts';

const { app, guest, staff } = setupContactAndQuotesApp();

const NOT_AN_OBJECT = {
  it: 'La richiesta deve essere un oggetto JSON',
  en: 'The request must be a JSON object',
  es: 'La solicitud debe ser un objeto JSON',
  fr: 'La demande doit être un objet JSON',
};

const post = (body: unknown, language?: string) =>
  guest().post<RefusalBody>('/api/contact', body, language ? { 'accept-language': language } : {});

describe('an error message', () => {
  it.each([[[]], ['text'], [7], [true], [null]])(
    'is in Italian for the body %j without Accept-Language',
    async (body) => {
      const { status, body: refusal, headers } = await post(body);
      expect([status, refusal.message, headers.get('content-language')]).toEqual([
        400,
        NOT_AN_OBJECT.it,
        'it',
      ]);
    },
  );

  it.each([
    ['en', 'en'],
    ['es-MX,es;q=0.9', 'es'],
    ['fr;q=0.4, de', 'fr'],
    ['de, it;q=0.5', 'it'],
    ['de', 'it'],
    ['*', 'it'],
    ['en;q=0.1, fr;q=0.9', 'fr'],
    [';;;', 'it'],
  ] as const)('follows Accept-Language: %s', async (acceptLanguage, language) => {
    const { body, headers } = await post([], acceptLanguage);
    expect([body.message, headers.get('content-language')]).toEqual([
      NOT_AN_OBJECT[language],
      language,
    ]);
    expect(headers.get('vary')).toMatch(/accept-language/i);
  });

  it('is in the requested language for each field', async () => {
    const { body } = await guest().post<RefusalBody>(
      '/api/event-quotes',
      { ...buildQuoteRequest(), customerName: 7, menuIdeas: 'x'.repeat(2_001), extra: 1 },
      { 'accept-language': 'en' },
    );
    expect(body.fields).toEqual({
      customerName: 'The name is required',
      menuIdeas: 'At most 2000 characters',
      body: 'Fields not allowed: extra',
    });
  });

  it('is translated for CSRF, JSON, path, login and link errors', async () => {
    const json = { 'accept-language': 'fr', 'content-type': 'application/json' };
    const token = await guest().fetchCsrfToken();
    expect(
      (await guest().raw('post', '/api/contact', { headers: json, body: '{}' })).body,
    ).toMatchObject({ code: 'csrf', message: 'La page a expiré. Réessayez.' });
    expect(
      (
        await guest().raw('post', '/api/contact', {
          headers: { ...json, 'x-csrf-token': token },
          body: '{',
        })
      ).body,
    ).toMatchObject({ message: 'La demande est illisible.' });
    expect((await guest().get('/api/nothing', json)).body).toMatchObject({
      message: 'Introuvable.',
    });
    expect((await guest().get('/api/tables', json)).body).toMatchObject({
      message: 'Connexion requise',
    });
    expect(
      (await guest().get(`/api/reservations/link/${'x'.repeat(101)}`, json)).body,
    ).toMatchObject({ message: 'Le lien n’est pas valable' });
  });

  it('is in Italian for staff, regardless of Accept-Language', async () => {
    const { body } = await staff().post<RefusalBody>('/api/tables', [], {
      'accept-language': 'en',
    });
    expect(body.message).toBe(NOT_AN_OBJECT.it);
  });

  it('sets a Content-Language, which successful responses do not have', async () => {
    expect((await post(buildContactMessage(), 'en')).status).toBe(201);
    expect(
      (await app().guest().get('/api/time-slots', { 'accept-language': 'en' })).headers.get(
        'content-language',
      ),
    ).toBeNull();
  });
});
