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
  it('is valid against the OpenAPI 3.1 schema, and every reference resolves', () => {
    expect(findDocumentFaults(document)).toEqual([]);
    expect(findDanglingReferences(document)).toEqual([]);
  });

  it('fails the check with an unknown parameter location, an unknown type or a missing schema', () => {
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

  it('writes path parameters in braces and marks them as required', () =>
    expect(put.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    }));

  it('lists each field of the query as a parameter', () =>
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

  it('offers Idempotency-Key only for operations that can return 422', () => {
    const keyed = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
      .map(({ operationId }) => operationId);
    expect(keyed).toEqual(['askForDish']);
  });

  it('declares a named schema once, or twice when input and output differ', () => {
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

  it('declares 204 without content, and 429 with Retry-After', () => {
    expect(document.paths['/api/dishes/{id}']!['delete']!.responses['204']).not.toHaveProperty(
      'content',
    );
    expect(put.responses['429']!.headers).toHaveProperty('Retry-After');
  });
});

describe('the API documentation page', () => {
  const page = renderApiDocs(document);

  it('lists every operation, its audience and every schema', () => {
    for (const { name } of operations) expect(page).toContain(`<article id="${name}">`);
    expect(page).toContain('Administrators');
    for (const name of Object.keys(document.components.schemas))
      expect(page).toContain(`id="schema-${name}"`);
  });

  it('escapes HTML in texts', () => expect(page).toContain('Changes &lt;one&gt; &amp; only one'));

  it('loads no other file, runs no script and has one inline style sheet', () => {
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import|style="/);
    expect([...page.matchAll(/<style[^>]*>/g)].map(([tag]) => tag)).toEqual(['<style>']);
    expect(
      [...page.matchAll(/href="([^"]*)"/g)]
        .map(([, href]) => href!)
        .filter((href) => !/^(#|\/api\/)/.test(href)),
    ).toEqual([]);
  });
});
