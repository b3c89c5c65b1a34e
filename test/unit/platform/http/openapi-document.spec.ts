import { z } from 'zod';
import { renderApiDocs } from '#src/platform/http/openapi/api-docs-page.ts';
import { createOpenApiDocument } from '#src/platform/http/openapi/openapi-document.ts';
import type { OperationShape } from '#src/platform/http/pipeline/route.ts';
import {
  findDanglingReferences,
  findDocumentFaults,
} from '#test/support/assertions/openapi-validator.ts';

const dish = z
  .object({ id: z.uuid(), name: z.string(), price: z.string().nullable() })
  .meta({ id: 'TestDish' });
const draft = z
  .strictObject({ name: z.string().min(1).max(50), isNew: z.boolean().default(false) })
  .meta({ id: 'TestDraft' });
const failure = z.object({ message: z.string() }).meta({ id: 'TestFailure' });

const operations: OperationShape[] = [
  {
    name: 'listDishes',
    method: 'get',
    path: '/api/dishes',
    audience: 'public',
    summary: 'All dishes',
    query: z.object({ category: z.string().optional(), limit: z.coerce.number().int().min(1) }),
    answers: { 200: z.array(dish) },
  },
  {
    name: 'changeDish',
    method: 'put',
    path: '/api/dishes/:id',
    audience: 'administrator',
    summary: 'Changes <one> & only one',
    params: z.object({ id: z.uuid() }),
    body: draft,
    answers: { 200: dish, 409: failure, 429: failure },
  },
  {
    name: 'removeDish',
    method: 'delete',
    path: '/api/dishes/:id',
    audience: 'administrator',
    summary: 'Removes it',
    params: z.object({ id: z.uuid() }),
    answers: { 204: null },
  },
  {
    name: 'askForDish',
    method: 'post',
    path: '/api/dishes',
    audience: 'public',
    summary: 'Asks',
    body: draft,
    answers: { 201: draft, 422: failure },
  },
];
const document = createOpenApiDocument(operations, {
  title: 'Test',
  version: '1.2.3',
  sessionCookie: '__Host-sid',
});
const put = document.paths['/api/dishes/{id}']!['put']!;

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1, and every reference in it leads somewhere', () => {
    expect(findDocumentFaults(document)).toEqual([]);
    expect(findDanglingReferences(document)).toEqual([]);
  });

  it('would be found out with a parameter in no place, a schema of no type, or a reference that leads nowhere', () => {
    const misplaced = { ...put, parameters: [{ ...put.parameters[0]!, in: 'nowhere' as 'path' }] };
    expect(findDocumentFaults({ ...document, paths: { '/x': { get: misplaced } } })).not.toEqual(
      [],
    );
    expect(
      findDocumentFaults({
        ...document,
        components: { ...document.components, schemas: { X: { type: 'dish' } } },
      }),
    ).not.toEqual([]);
    expect(
      findDanglingReferences({ ...document, components: { ...document.components, schemas: {} } }),
    ).not.toEqual([]);
  });

  it('writes paths with braces and their parameters as required', () =>
    expect(put.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    }));

  it('takes a query string apart into its parameters', () =>
    expect(document.paths['/api/dishes']!['get']!.parameters).toMatchObject([
      { name: 'category', in: 'query', required: false },
      { name: 'limit', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
    ]));

  it('requires the CSRF token for every write, and a session for protected operations', () => {
    expect(put.parameters.map(({ name }) => name)).toEqual(['id', 'x-csrf-token']);
    expect(put.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/dishes']!['get']!).toMatchObject({
      security: [],
      parameters: [{ in: 'query' }, { in: 'query' }],
    });
    expect(document.components.securitySchemes['session']).toMatchObject({
      in: 'cookie',
      name: '__Host-sid',
    });
  });

  it('offers Idempotency-Key where a key can be refused', () => {
    const keyed = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ operationId }) => operationId);
    expect(keyed).toEqual(['askForDish']);
  });

  it('says a named schema once, and twice where what is sent differs from what is answered', () => {
    expect(Object.keys(document.components.schemas).sort()).toEqual([
      'TestDish',
      'TestDraft',
      'TestDraftInput',
      'TestFailure',
    ]);
    expect(document.components.schemas['TestDraft']!['required']).toEqual(['name', 'isNew']);
    expect(document.components.schemas['TestDraftInput']!['required']).toEqual(['name']);
    expect(put.requestBody!.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/TestDraftInput',
    });
  });

  it('declares an answer without a body as such, and how long to wait where one must', () => {
    expect(document.paths['/api/dishes/{id}']!['delete']!.responses['204']).not.toHaveProperty(
      'content',
    );
    expect(put.responses['429']!.headers).toHaveProperty('Retry-After');
  });
});

describe('the API page for people', () => {
  const page = renderApiDocs(document);

  it('lists every call with who may make it, and every shape', () => {
    for (const { name } of operations) expect(page).toContain(`<article id="${name}">`);
    expect(page).toContain('Administrators');
    for (const name of Object.keys(document.components.schemas))
      expect(page).toContain(`id="schema-${name}"`);
  });

  it('writes text as text', () => expect(page).toContain('Changes &lt;one&gt; &amp; only one'));

  it('loads nothing from elsewhere, runs no script, and has one inline style sheet', () => {
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import|style="/);
    expect([...page.matchAll(/<style[^>]*>/g)].map(([tag]) => tag)).toEqual(['<style>']);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)]
        .map(([, href]) => href!)
        .filter((href) => !/^(#|\/api\/)/.test(href)),
    ).toEqual([]);
  });
});
