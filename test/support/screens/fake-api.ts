import type { z } from 'zod';
import type { ApiError } from '#src/contracts/common/api-error.ts';
import type { Operation } from '#src/contracts/common/api-operation.ts';

type Success<Op extends Operation> = {
  [Status in keyof Op['answers']]: Status extends 200 | 201 | 202 | 204
    ? Op['answers'][Status] extends z.ZodType
      ? z.input<Op['answers'][Status]>
      : null
    : never;
}[keyof Op['answers']];

export type ReceivedCall = {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
};

type Reply =
  | {
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'no answer';
type Handler = {
  readonly operation: Operation;
  readonly reply: (call: ReceivedCall) => Reply | Promise<Reply>;
};

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const successStatus = ({ answers }: Operation): number =>
  Number(Object.keys(answers).find((status) => status.startsWith('2')));

const parseBody = (body: unknown): unknown =>
  typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : null;

const toResponse = ({ status, body, headers }: Exclude<Reply, string>): Response =>
  new Response(body === null || typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/**
 * A stand-in for the server, which a test tells what to answer for each operation. Each answer is
 * checked against the contract of the operation, so a test cannot promise what the server never
 * sends. A call without an answer, and an answer that breaks its contract, fail the test
 * (`faults`).
 */
export const createFakeApi = () => {
  const handlers: Handler[] = [];
  const calls: ReceivedCall[] = [];
  const faults: string[] = [];

  const checked = ({ name, answers }: Operation, reply: Reply): Reply => {
    if (reply === 'no answer') return reply;
    const problem = answers[reply.status]?.safeParse(reply.body).error;
    if (problem)
      faults.push(`${name} answers ${reply.status} against its contract: ${problem.message}`);
    return reply;
  };

  const respond = (operation: Operation, reply: Handler['reply']): void => {
    handlers.unshift({ operation, reply });
  };

  const receive = async (url: URL, method: string, body: unknown, headers: Headers) => {
    const isCalled = ({ operation }: Handler) =>
      operation.method === method.toLowerCase() && patternOf(operation.path).test(url.pathname);
    const called = handlers.filter(isCalled);
    // A path such as `/api/reservations/export` also matches `/api/reservations/:id`.
    const handler = called.find(({ operation }) => operation.path === url.pathname) ?? called[0];
    if (!handler) {
      faults.push(`no answer for ${method} ${url.pathname}${url.search}`);
      return 'no answer';
    }
    const { operation, reply } = handler;
    const params = patternOf(operation.path).exec(url.pathname)?.groups ?? {};
    const query = Object.fromEntries(url.searchParams);
    const call = { operation: operation.name, params, query, body, headers };
    calls.push(call);
    return checked(operation, await reply(call));
  };

  return {
    faults,
    /** Answers each call of the operation with its success status. A later answer replaces it. */
    answer: <Op extends Operation>(
      operation: Op,
      body: Success<Op> | ((call: ReceivedCall) => Success<Op> | Promise<Success<Op>>),
      headers: (call: ReceivedCall) => Readonly<Record<string, string>> = () => ({}),
    ): void =>
      respond(operation, async (call) => ({
        status: successStatus(operation),
        body:
          typeof body === 'function' ? await (body as (call: ReceivedCall) => unknown)(call) : body,
        headers: headers(call),
      })),
    /** Refuses each call with this status and refusal. */
    refuse: (operation: Operation, status: number, refusal: Partial<ApiError> = {}): void =>
      respond(operation, () => ({
        status,
        body: { code: 'refused', message: 'Rifiutato', ...refusal },
      })),
    /** Breaks on each call, with an answer that says no reason. */
    fail: (operation: Operation): void => respond(operation, () => ({ status: 500, body: null })),
    /** Cuts the connection of each call. */
    cut: (operation: Operation): void => respond(operation, () => 'no answer'),
    /** The calls of an operation, oldest first. */
    calls: ({ name }: Operation): readonly ReceivedCall[] =>
      calls.filter(({ operation }) => operation === name),
    fetch: async (target: string | URL, init: RequestInit = {}): Promise<Response> => {
      const url = new URL(target, 'http://localhost');
      const headers = new Headers(init.headers);
      const reply = await receive(url, init.method ?? 'GET', parseBody(init.body), headers);
      if (reply === 'no answer') throw new TypeError('Failed to fetch');
      return toResponse(reply);
    },
  };
};
export type FakeApi = ReturnType<typeof createFakeApi>;
