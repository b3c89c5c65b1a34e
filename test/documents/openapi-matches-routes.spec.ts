import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  toOpenApiPath,
  type OpenApiDocument,
} from '#src/platform/http/openapi/openapi-document.ts';
import { operations } from '#test/support/assertions/api-contract.ts';
import {
  buildContactMessage,
  newIdempotencyKey,
  buildQuoteRequest,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import type { HttpResponse, HttpClient } from '#test/support/drivers/http-client.ts';
import {
  createResponseChecker,
  findDanglingReferences,
  findDocumentFaults,
} from '#test/support/assertions/openapi-validator.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { callWaitingListOperations } from '#test/support/drivers/waiting-list-walkthrough.ts';
import { callTrustedDeviceOperations } from '#test/support/drivers/trusted-device-walkthrough.ts';
import { callDeskOperations } from '#test/support/drivers/desk-api-walkthrough.ts';
import { callGuestBookOperations } from '#test/support/drivers/guest-book-walkthrough.ts';
import { callPipelineOperations } from '#test/support/drivers/pipeline-walkthrough.ts';
import { callProposalOperations } from '#test/support/drivers/proposal-walkthrough.ts';
import { callRequestAlertOperations } from '#test/support/drivers/request-alerts-walkthrough.ts';
import { callPhotographOperations } from '#test/support/drivers/photograph-walkthrough.ts';
import { callServiceDayOperations } from '#test/support/drivers/service-day-walkthrough.ts';
import { callTurnLimitOperations } from '#test/support/drivers/turn-limit-walkthrough.ts';
import { callFloorOperations } from '#test/support/drivers/floor-api-walkthrough.ts';

const DOCUMENT_PATHS = new Set(['/api/openapi.json', '/api/docs']);

type Layer = { readonly methods: readonly string[]; readonly path: string };
type Dispatch = Middleware & { readonly router?: { readonly stack: readonly Layer[] } };

const listDocumentedCalls = (document: OpenApiDocument) =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .sort();

const listServedCalls = ({ app }: RunningApp) =>
  app.middleware
    .flatMap((middleware) => (middleware as Dispatch).router?.stack ?? [])
    .filter(({ path }) => path.startsWith('/api/') && !DOCUMENT_PATHS.has(path))
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method.toLowerCase()} ${toOpenApiPath(path)}`),
    )
    .sort();

describe('the OpenAPI document of the running application', () => {
  let app: RunningApp;
  let document: OpenApiDocument;

  beforeAll(async () => {
    app = await startApp({ checkAnswers: false });
    document = (await app.guest().get<OpenApiDocument>('/api/openapi.json')).body;
  });
  afterAll(() => app.stop());

  it('is valid against the OpenAPI 3.1 schema, and every reference resolves', () => {
    expect(findDocumentFaults(document)).toEqual([]);
    expect(findDanglingReferences(document)).toEqual([]);
  });

  it('lists exactly the operations of the router and of the contracts', () => {
    const contracted = operations
      .map(({ method, path }) => `${method} ${toOpenApiPath(path)}`)
      .sort();
    expect(listServedCalls(app).length).toBeGreaterThan(8);
    expect(listDocumentedCalls(document)).toEqual(listServedCalls(app));
    expect(listDocumentedCalls(document)).toEqual(contracted);
  });

  it('is shown at /api/docs with a content security policy that allows its style sheet', async () => {
    const { status, headers, text } = await app.guest().get('/api/docs');
    const [, styleSheet = ''] = /<style>([^]+)<\/style>/.exec(text) ?? [];
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`,
    );
    for (const { name } of operations) expect(text).toContain(`id="${name}"`);
  });

  it('declares every response to guests and staff, including errors and conflicts', async () => {
    const findFaults = createResponseChecker(document);
    const faults: string[] = [];
    const calledOperations = new Set<string>();
    const recordCall = (call: string, { status, body }: HttpResponse) => {
      const [method = '', path = ''] = call.split(' ');
      calledOperations.add(call);
      faults.push(
        ...findFaults(method, path, status, body).map((fault) => `${call} ${status}: ${fault}`),
      );
      return status;
    };
    const guest = app.guest();
    const staff = await app.staff();

    expect(await callDeskOperations(staff, app.origin, DATE, recordCall)).toEqual([
      201, 400, 409, 200, 409, 400, 409, 409, 409, 409, 409, 200, 200, 400, 404, 400, 200, 409, 409,
      400, 200, 400, 200, 400, 404, 400, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 200,
      404, 400, 200, 200, 400, 200, 400, 200, 400, 200, 200, 400, 200, 400, 200, 400, 200,
    ]);
    expect(await callWaitingListOperations(staff, guest, DATE, recordCall)).toEqual([
      201, 400, 409, 200, 400, 401, 200, 404, 409, 400, 404, 200, 409, 200, 400, 404, 200, 409, 409,
    ]);
    expect(await callGuestBookOperations(staff, guest, DATE, recordCall)).toEqual([
      200, 400, 401, 200, 200, 200, 400, 404, 200, 400, 404, 200, 400, 404, 200, 404, 200, 404, 400,
      200, 409, 400, 200, 409, 400,
    ]);
    expect(await callRequestAlertOperations(staff, app.guest(), recordCall)).toEqual([
      200, 401, 204, 400, 400, 204, 400, 200, 401, 200,
    ]);
    expect(await callProposalOperations(staff, guest, recordCall)).toEqual([
      201, 400, 404, 401, 409, 200, 404, 400, 200, 404,
    ]);
    expect(await callPipelineOperations(staff, guest, recordCall)).toEqual([
      200, 401, 201, 400, 401, 200, 401, 404, 400, 201, 400, 404, 401, 201, 400, 409, 409, 201, 200,
      400, 404, 200, 400, 404, 401, 404, 409, 200, 200, 200, 409, 400, 404,
    ]);
    expect(await callGuestOperations(guest, recordCall)).toEqual([
      200, 200, 200, 200, 200, 200, 400, 200, 200, 201, 409, 400, 200, 404, 401, 401, 400, 201, 400,
      401, 201, 400, 401,
    ]);
    expect(await callPersonalLinkOperations(guest, recordCall)).toEqual([
      200, 200, 409, 200, 200, 400, 200, 200, 400, 200, 400, 200, 404, 200, 409, 409, 400, 404, 400,
    ]);
    expect(await callMenuOperations(staff, guest, recordCall)).toEqual([
      201, 400, 409, 401, 200, 409, 404, 200, 400, 404, 401, 200, 400, 404, 401, 200, 409, 400, 401,
      204, 404, 201, 400, 409, 200, 404, 204, 401,
    ]);
    expect(await callPhotographOperations(staff, guest, recordCall)).toEqual([
      201, 400, 401, 200, 200, 401, 200, 409, 400, 200, 400, 404, 204, 404,
    ]);
    expect(
      await callServiceDayOperations(staff, { today: '2027-03-10', date: DATE }, recordCall),
    ).toEqual([200, 200, 409, 400, 400, 200, 400, 200, 400]);
    expect(await callTurnLimitOperations(staff, guest, DATE, recordCall)).toEqual([
      201, 400, 401, 200, 400, 401, 200, 404, 400, 200, 404, 400,
    ]);
    expect(await callOfficeOperations(staff, recordCall)).toEqual([
      400, 200, 200, 400, 200, 404, 400, 200, 400,
    ]);
    expect(await callFloorOperations(staff, recordCall)).toEqual([
      201, 409, 400, 200, 200, 200, 409, 200, 200, 404, 400, 200, 404, 200, 200, 400, 400, 409, 200,
      201, 409, 400, 200, 400, 200, 404, 201, 409, 400, 200, 200, 200, 409, 200, 404, 404,
    ]);
    expect(await callStaffOperations(staff, guest, recordCall)).toEqual([
      200, 200, 200, 400, 200, 409, 404, 400, 200, 200, 409, 404, 400, 200, 200, 200,
    ]);
    expect(
      await callHistoryOperations(await app.auditor(), await app.staff(), guest, recordCall),
    ).toEqual([
      200, 400, 401, 200, 404, 409, 200, 404, 400, 401, 200, 200, 200, 200, 400, 200, 200, 200, 200,
    ]);
    expect(await callOwnAccessOperations(await app.auditor(), guest, recordCall)).toEqual([
      200, 401, 400, 404, 401, 400, 200, 401, 401,
    ]);
    expect(await callAccountOperations(await app.staff(), guest, recordCall)).toEqual([
      200, 200, 201, 409, 400, 401, 200, 400, 400, 404,
    ]);
    expect(
      await callTrustedDeviceOperations(await app.staff(), await app.staff(), guest, recordCall),
    ).toEqual([204, 400, 404, 401, 400, 401, 200, 200, 401, 400, 404, 401, 401, 200, 204, 401]);
    expect(await callPrivacyOperations(await app.staff(), guest, recordCall)).toEqual([
      200, 400, 401, 200, 404, 400, 401,
    ]);

    expect(faults).toEqual([]);
    expect(listDocumentedCalls(document).filter((call) => !calledOperations.has(call))).toEqual([]);
  });
});

type RecordCall = (call: string, answer: HttpResponse) => number;
const DATE = '2027-06-16';
const search = (over: object = {}) =>
  new URLSearchParams({
    date: DATE,
    numberOfPeople: '2',
    mealType: 'cena',
    timeSlot: 'cena_primo',
    ...over,
  }).toString();

const callPersonalLinkOperations = async (
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const slots = await guest.get<TimeSlotView[]>('/api/time-slots');
  const turn = {
    reservationDate: DATE,
    timeSlotId: slots.body.find(({ turnKey }) => turnKey === 'cena_secondo')!.id,
  };
  const receipt = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4 }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const { link, reference } = receipt.body;
  const token = link.slice(link.lastIndexOf('/') + 1);
  const callLink = async (step: string, body?: object, by = token) =>
    recordCall(
      `post /api/reservations/link/{token}/${step}`,
      await guest.post(`/api/reservations/link/${by}/${step}`, body),
    );
  const find = async (body: object) =>
    recordCall('post /api/reservations/link', await guest.post('/api/reservations/link', body));
  const phoneEnding = buildReservationRequest(turn).customerPhone.replace(/\D/g, '').slice(-4);
  return [
    await callLink('seen'),
    await callLink('change', { ...turn, numberOfPeople: 3 }),
    await callLink('confirm'),
    await callLink('change', { ...turn, reservationDate: '2027-06-17', numberOfPeople: 3 }),
    await callLink('withdraw-change'),
    await callLink('change', {}),
    await find({ reference, phoneEnding }),
    await callLink('note', { notes: 'Un passeggino' }),
    await callLink('note', { notes: 7 }),
    await callLink('phone', { customerPhone: '0935 000 177' }),
    await callLink('phone', { customerPhone: 'x' }),
    await callLink('cancel'),
    await callLink('cancel', undefined, 'nobody'),
    await callLink('cancel'),
    await callLink('change', { ...turn, numberOfPeople: 2 }),
    await callLink('proposal', turn),
    await callLink('proposal', {}),
    await find({ reference, phoneEnding: '0000' }),
    await find({ reference, phoneEnding: 'abcd' }),
  ];
};

const callGuestOperations = async (
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const slots = await guest.get<TimeSlotView[]>('/api/time-slots');
  const slot = slots.body.find(({ turnKey }) => turnKey === 'cena_primo')!;
  const free = await guest.get<{ availableSlots: { tableId: string }[] }>(
    `/api/availability?${search()}`,
  );
  const tableId = free.body.availableSlots[0]!.tableId;
  const requestBody = buildReservationRequest(
    { reservationDate: DATE, timeSlotId: slot.id },
    { tableId },
  );
  const receipt = await guest.post<ReservationReceipt>('/api/reservations', requestBody, {
    'idempotency-key': newIdempotencyKey(),
  });
  const { link } = receipt.body;
  const token = link.slice(link.lastIndexOf('/') + 1);
  return [
    recordCall('get /api/csrf-token', await guest.get('/api/csrf-token')),
    recordCall('get /api/time-slots', slots),
    recordCall('get /api/menu-items', await guest.get('/api/menu-items')) &&
      recordCall('get /api/drinks', await guest.get('/api/drinks')),
    recordCall('get /api/availability', free),
    recordCall('get /api/closed-meals', await guest.get('/api/closed-meals')),
    recordCall(
      'get /api/availability/days',
      await guest.get(`/api/availability/days?from=${DATE}&numberOfPeople=2`),
    ),
    recordCall(
      'get /api/availability',
      await guest.get(`/api/availability?${search({ numberOfPeople: '9' })}`),
    ),
    recordCall(
      'get /api/availability/alternatives',
      await guest.get(`/api/availability/alternatives?${search()}`),
    ),
    recordCall(
      'get /api/reservations/answer-time',
      await guest.get('/api/reservations/answer-time'),
    ),
    recordCall('post /api/reservations', receipt),
    recordCall(
      'post /api/reservations',
      await guest.post('/api/reservations', requestBody, {
        'idempotency-key': newIdempotencyKey(),
      }),
    ),
    recordCall(
      'post /api/reservations',
      await guest.post('/api/reservations', { ...requestBody, customerName: '' }),
    ),
    recordCall(
      'get /api/reservations/link/{token}',
      await guest.get(`/api/reservations/link/${token}`),
    ),
    recordCall(
      'get /api/reservations/link/{token}',
      await guest.get('/api/reservations/link/nobody'),
    ),
    recordCall('get /api/reservations', await guest.get('/api/reservations')),
    recordCall(
      'post /api/admin/login',
      await guest.post('/api/admin/login', { username: 'nessuno', password: 'sbagliata' }),
    ),
    recordCall('post /api/admin/login', await guest.post('/api/admin/login', { username: '' })),
    recordCall('post /api/contact', await guest.post('/api/contact', buildContactMessage())),
    recordCall('post /api/contact', await guest.post('/api/contact', {})),
    recordCall('get /api/contact', await guest.get('/api/contact')),
    recordCall(
      'post /api/event-quotes',
      await guest.post('/api/event-quotes', buildQuoteRequest()),
    ),
    recordCall(
      'post /api/event-quotes',
      await guest.post('/api/event-quotes', buildQuoteRequest({ eventDate: '2020-01-01' })),
    ),
    recordCall('get /api/event-quotes', await guest.get('/api/event-quotes')),
  ];
};

const NO_ACCOUNT = '00000000-0000-4000-8000-000000000000';

const callAccountOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const close = async (body: object) =>
    recordCall(
      'post /api/admin/accounts/{id}/close',
      await staff.post(`/api/admin/accounts/${NO_ACCOUNT}/close`, body),
    );
  const account = {
    username: 'Lucia',
    role: 'kitchen',
    password: 'nove ulivi sopra il muro',
    currentPassword: 'una-parola-lunga-di-prova',
  };
  const add = async (body: object, by = staff) =>
    recordCall('post /api/admin/accounts', await by.post('/api/admin/accounts', body));
  return [
    recordCall('get /api/admin/offline-keys', await staff.get('/api/admin/offline-keys')),
    recordCall('get /api/admin/accounts', await staff.get('/api/admin/accounts')),
    await add(account),
    await add(account),
    await add({}),
    await add(account, guest),
    recordCall('get /api/kitchen', await staff.get('/api/kitchen')),
    await close({}),
    await close({ currentPassword: 'sbagliata' }),
    await close({ currentPassword: 'una-parola-lunga-di-prova' }),
  ];
};

const callOwnAccessOperations = async (
  auditor: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const currentPassword = 'altra-parola-lunga-di-prova';
  const password = async (client: HttpClient, body: object) =>
    recordCall('post /api/admin/password', await client.post('/api/admin/password', body));
  const end = async (body: object) =>
    recordCall('post /api/admin/sessions/end', await auditor.post('/api/admin/sessions/end', body));
  return [
    recordCall('get /api/admin/sessions', await auditor.get('/api/admin/sessions')),
    recordCall('get /api/admin/sessions', await guest.get('/api/admin/sessions')),
    await end({ currentPassword: 'sbagliata', session: null }),
    await end({ currentPassword, session: '0123456789abcdef' }),
    await password(guest, {}),
    await password(auditor, { currentPassword, newPassword: '1qaz2wsx3edc' }),
    await password(auditor, { currentPassword, newPassword: 'sette gradini di pietra' }),
    recordCall('get /api/admin/accounts', await auditor.get('/api/admin/accounts')),
    recordCall(
      'post /api/admin/accounts/{id}/close',
      await auditor.post(`/api/admin/accounts/${NO_ACCOUNT}/close`, {}),
    ),
  ];
};

const callOfficeOperations = async (
  staff: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const [message] = (await staff.get<{ id: string }[]>('/api/contact?read=false')).body;
  const mark = async (body: object, id = message!.id) =>
    recordCall('patch /api/contact/{id}', await staff.patch(`/api/contact/${id}`, body));
  return [
    recordCall('get /api/event-quotes', await staff.get('/api/event-quotes?status=altro')),
    recordCall('get /api/event-quotes/counts', await staff.get('/api/event-quotes/counts')),
    recordCall('get /api/contact/counts', await staff.get('/api/contact/counts')),
    recordCall('get /api/contact', await staff.get('/api/contact?limit=0')),
    await mark({ read: true }),
    await mark({ read: true }, '00000000-0000-4000-8000-000000000000'),
    await mark({}),
    recordCall(
      'get /api/reservations/stats/week',
      await staff.get(`/api/reservations/stats/week?from=${DATE}`),
    ),
    recordCall('get /api/reservations/stats/week', await staff.get('/api/reservations/stats/week')),
  ];
};

const callStaffOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const list = await staff.get<{ id: string }[]>('/api/reservations');
  const [waiting] = (await staff.get<{ id: string }[]>('/api/reservations?status=pending')).body;
  const path = `/api/reservations/${waiting!.id}`;
  const decide = async (decision: object, at = path) =>
    recordCall('put /api/reservations/{id}', await staff.put(at, decision));
  const quotes = await staff.get('/api/event-quotes');
  const [open] = (await staff.get<{ id: string }[]>('/api/event-quotes?status=pending')).body;
  const answer = async (status: string, id = open!.id) =>
    recordCall(
      'patch /api/event-quotes/{id}',
      await staff.patch(`/api/event-quotes/${id}`, { status }),
    );
  return [
    recordCall('get /api/admin/check', await staff.get('/api/admin/check')) &&
      recordCall('get /api/admin/check', await guest.get('/api/admin/check')),
    recordCall('get /api/reservations', list),
    recordCall(
      'get /api/reservations/stats',
      await staff.get(`/api/reservations/stats?date=${DATE}`),
    ),
    recordCall(
      'get /api/reservations/stats',
      await staff.get('/api/reservations/stats?date=domani'),
    ),
    await decide({ status: 'confirmed' }),
    await decide({ status: 'cancelled' }),
    await decide({ status: 'confirmed' }, '/api/reservations/00000000-0000-4000-8000-000000000000'),
    await decide({ status: 'completed' }),
    recordCall('get /api/event-quotes', quotes) &&
      recordCall('get /api/contact', await staff.get('/api/contact')),
    await answer('approved'),
    await answer('rejected'),
    await answer('approved', '00000000-0000-4000-8000-000000000000'),
    await answer('pending'),
    recordCall('post /api/seed', await staff.post('/api/seed')) &&
      recordCall('post /api/seed', await guest.post('/api/seed')) &&
      recordCall('post /api/objects/upload', await guest.post('/api/objects/upload')) &&
      recordCall('post /api/objects/upload', await staff.post('/api/objects/upload')),
    recordCall(
      'post /api/admin/login',
      await staff.post('/api/admin/login', {
        username: 'direzione',
        password: 'una-parola-lunga-di-prova',
      }),
    ),
    recordCall('post /api/admin/logout', await staff.post('/api/admin/logout')),
  ];
};

const callSoldOutOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
  paths: { dishPath: string; drinkPath: string; unknownId: string },
): Promise<number[]> => {
  const soldOut = { isSoldOut: true };
  const statuses: number[] = [];
  for (const [list, path] of [
    ['menu-items', paths.dishPath],
    ['drinks', paths.drinkPath],
  ] as const) {
    const call = `put /api/${list}/{id}/sold-out`;
    statuses.push(
      recordCall(call, await staff.put(`${path}/sold-out`, soldOut)),
      recordCall(call, await staff.put(`${path}/sold-out`, { isSoldOut: 'sì' })),
      recordCall(call, await staff.put(`/api/${list}/${paths.unknownId}/sold-out`, soldOut)),
      recordCall(call, await guest.put(`${path}/sold-out`, soldOut)),
    );
  }
  return statuses;
};

const callPriceOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
  id: string,
): Promise<number[]> => {
  const put = async (changes: readonly object[], client = staff) =>
    recordCall('put /api/menu-prices', await client.put('/api/menu-prices', { changes }));
  const change = { kind: 'dish', id, price: '€ 3,50', seenPrice: '€ 2,50' };
  return [
    await put([change]),
    await put([{ ...change, price: '€ 4,50' }]),
    await put([]),
    await put([change], guest),
  ];
};

const callMenuOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const [dish, drink] = ['/api/menu-items', '/api/drinks'];
  const pane = {
    name: 'Pane di prova',
    description: 'Del giorno',
    price: '€ 2,00',
    category: 'Antipasti',
  };
  const gazzosa = {
    name: 'Gazzosa di prova',
    price: '€ 3,00',
    category: 'BEVANDE',
    subcategory: 'SOFT DRINK',
  };
  const unknownId = '00000000-0000-4000-8000-000000000000';
  const [one, other] = [
    await staff.post<{ id: string }>(dish, pane),
    await staff.post<{ id: string }>(drink, gazzosa),
  ];
  const [dishPath, drinkPath] = [`${dish}/${one.body.id}`, `${drink}/${other.body.id}`];
  return [
    recordCall('post /api/menu-items', one),
    recordCall('post /api/menu-items', await staff.post(dish, { ...pane, name: '' })),
    recordCall('post /api/menu-items', await staff.post(dish, pane)),
    recordCall('post /api/menu-items', await guest.post(dish, pane)),
    recordCall('put /api/menu-items/{id}', await staff.put(dishPath, { price: '€ 2,50' })),
    recordCall(
      'put /api/menu-items/{id}',
      await staff.put(dishPath, { price: '€ 3,00' }, { 'if-match': '"2020-01-01T00:00:00.000Z"' }),
    ),
    recordCall(
      'put /api/menu-items/{id}',
      await staff.put(`${dish}/${unknownId}`, { price: '€ 3,00' }),
    ),
    ...(await callSoldOutOperations(staff, guest, recordCall, { dishPath, drinkPath, unknownId })),
    ...(await callPriceOperations(staff, guest, recordCall, one.body.id)),
    recordCall('delete /api/menu-items/{id}', await staff.delete(dishPath)),
    recordCall('delete /api/menu-items/{id}', await staff.delete(dishPath)),
    recordCall('post /api/drinks', other),
    recordCall('post /api/drinks', await staff.post(drink, { ...gazzosa, sortOrder: 'primo' })),
    recordCall('post /api/drinks', await staff.post(drink, gazzosa)),
    recordCall('put /api/drinks/{id}', await staff.put(drinkPath, { isAvailable: false })),
    recordCall(
      'put /api/drinks/{id}',
      await staff.put(`${drink}/${unknownId}`, { isAvailable: false }),
    ),
    recordCall('delete /api/drinks/{id}', await staff.delete(drinkPath)),
    recordCall('delete /api/drinks/{id}', await guest.delete(drinkPath)),
  ];
};

/** Must run last, because it erases a guest. */
const callPrivacyOperations = async (
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const ask = async (verb: 'search' | 'erase', body: object, client = staff) =>
    recordCall(
      `post /api/personal-data/${verb}`,
      await client.post(`/api/personal-data/${verb}`, body),
    );
  const [first] = (await staff.get<{ id: string }[]>('/api/reservations')).body;
  const person = { reservation: first!.id };
  return [
    await ask('search', person),
    await ask('search', {}),
    await ask('search', person, guest),
    await ask('erase', person),
    await ask('erase', person),
    await ask('erase', {}),
    await ask('erase', person, guest),
  ];
};

const callHistoryOperations = async (
  auditor: HttpClient,
  staff: HttpClient,
  guest: HttpClient,
  recordCall: RecordCall,
): Promise<number[]> => {
  const log = await auditor.get<{ events: { stream: string }[] }>(
    '/api/audit/events?type=ReservationRequested',
  );
  const stream = log.body.events[0]!.stream;
  const unknownStream = 'reservation-00000000-0000-4000-8000-000000000000';
  const open = async (client: HttpClient, of = stream) =>
    recordCall(
      'post /api/audit/stories/{stream}/person',
      await client.post(`/api/audit/stories/${of}/person`),
    );
  const access = await staff.get<{ auditors: { id: string }[] }>('/api/audit/access');
  const grant = async (body: object, client = staff) =>
    recordCall('post /api/audit/access', await client.post('/api/audit/access', body));
  const auditorId = access.body.auditors[0]!.id;
  return [
    recordCall('get /api/audit/events', log),
    recordCall('get /api/audit/events', await auditor.get('/api/audit/events?serviceDay=ieri')),
    recordCall('get /api/audit/events', await guest.get('/api/audit/events')),
    recordCall(
      'get /api/audit/stories/{stream}',
      await auditor.get(`/api/audit/stories/${stream}`),
    ),
    recordCall(
      'get /api/audit/stories/{stream}',
      await auditor.get(`/api/audit/stories/${unknownStream}`),
    ),
    await open(auditor),
    await open(staff),
    await open(staff, unknownStream),
    await grant({ auditorId, minutes: 999 }),
    await grant({ auditorId, minutes: 5 }, auditor),
    await grant({ auditorId, minutes: 5 }),
    recordCall('get /api/audit/access', access),
    recordCall(
      'get /api/audit/book/moments',
      await auditor.get(`/api/audit/book/moments?date=${DATE}`),
    ),
    recordCall('get /api/audit/book', await auditor.get(`/api/audit/book?date=${DATE}`)),
    recordCall('get /api/audit/book', await auditor.get('/api/audit/book')),
    recordCall('get /api/audit/state', await auditor.get('/api/audit/state')),
    recordCall('post /api/audit/verify', await auditor.post('/api/audit/verify')),
    recordCall('get /api/audit/export', await auditor.get('/api/audit/export')),
    recordCall('get /api/audit/export.csv', await auditor.get('/api/audit/export.csv?from=1&to=3')),
  ];
};
