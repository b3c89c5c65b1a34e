import { createSchemaCollector, type JsonSchema } from './openapi-schemas.ts';
import type { OperationShape } from '../pipeline/route.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};
type Content = { readonly 'application/json': { readonly schema: JsonSchema } };
type Answered = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Header = { readonly description: string; readonly schema: JsonSchema };

export type ApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-audience': OperationShape['audience'];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers?: Readonly<Record<string, Header>>;
        readonly content?: Answered;
      }
    >
  >;
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
};

type Options = {
  readonly title: string;
  readonly version: string;
  readonly sessionCookie?: string;
};

const STATUS_DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  204: 'Done, nothing to say',
  304: 'Unchanged since the response with the ETag of If-None-Match',
  400: 'Malformed or invalid: `fields` names what to correct',
  401: 'Not logged in, or not allowed for this role',
  403: 'Missing or bad protection token: fetch it again and repeat once; nothing happened',
  404: 'Not found',
  409: 'Conflict with the state of things',
  413: 'Too large',
  415: 'Wrong content type',
  422: 'Idempotency-Key already used with another body',
  429: 'Too many requests',
  503: 'Try again later',
};

const CSRF: Parameter = {
  name: 'x-csrf-token',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The token from GET /api/csrf-token',
};
const IDEMPOTENCY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 64 },
  description:
    'One key per intent: the same key and body answer the same again and do nothing twice',
};
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

const acceptsIdempotencyKey = ({ answers }: OperationShape) => 422 in answers;

const parametersOf = (
  operation: OperationShape,
  fields: ReturnType<typeof createSchemaCollector>['fields'],
): Parameter[] => [
  ...(operation.params
    ? fields(operation.params).map((field) => ({ ...field, in: 'path' as const, required: true }))
    : []),
  ...(operation.query
    ? fields(operation.query).map((field) => ({ ...field, in: 'query' as const }))
    : []),
  ...(operation.method === 'get' ? [] : [CSRF]),
  ...(acceptsIdempotencyKey(operation) ? [IDEMPOTENCY] : []),
];

const responsesOf = (
  operation: OperationShape,
  schemaOf: (status: string) => JsonSchema | null,
): ApiOperation['responses'] =>
  Object.fromEntries(
    Object.keys(operation.answers).map((status) => {
      const schema = schemaOf(status);
      return [
        status,
        {
          description: STATUS_DESCRIPTIONS[Number(status)] ?? 'Answer',
          ...(status === '429' || status === '503' ? { headers: RETRY_AFTER } : {}),
          ...(schema
            ? {
                content: {
                  [(Number(status) < 300 && operation.produces) || 'application/json']: { schema },
                },
              }
            : {}),
        },
      ];
    }),
  );

export const toOpenApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const describe = (
  operation: OperationShape,
  schemas: ReturnType<typeof createSchemaCollector>,
  answers: ReadonlyMap<string, JsonSchema>,
): ApiOperation => ({
  operationId: operation.name,
  summary: operation.summary,
  tags: [operation.path.split('/')[2] ?? 'api'],
  'x-audience': operation.audience,
  security: operation.audience === 'public' ? [] : [{ session: [] }],
  parameters: parametersOf(operation, schemas.fields),
  ...(operation.body
    ? {
        requestBody: {
          required: true as const,
          content: { 'application/json': { schema: schemas.add(operation.body, 'input') } },
        },
      }
    : {}),
  responses: responsesOf(operation, (status) => answers.get(`${operation.name} ${status}`) ?? null),
});

export const createOpenApiDocument = (
  operations: readonly OperationShape[],
  { title, version, sessionCookie = 'sid' }: Options,
): OpenApiDocument => {
  const schemas = createSchemaCollector();
  const answers = new Map(
    operations.flatMap(({ name, answers: declared }) =>
      Object.entries(declared).flatMap(([status, schema]) =>
        schema ? [[`${name} ${status}`, schemas.add(schema, 'output')] as const] : [],
      ),
    ),
  );
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const operation of operations)
    (paths[toOpenApiPath(operation.path)] ??= {})[operation.method] = describe(
      operation,
      schemas,
      answers,
    );
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Messages are Italian sentences for people; codes are stable words for programs.',
    },
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
};
