/**
 * Stored cross-site scripting: 120 script payloads fill every text field, then Chromium opens every
 * page that shows a payload. No payload may run or violate the content security policy.
 */
import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  administrator,
  auditor,
  type Credentials,
} from '#test/support/fixtures/staff-credentials.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { addPhotograph } from '#test/support/drivers/photograph-driver.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { reportMeasurement } from './support/measurement-report.ts';
import { mapWithConcurrency } from './support/bounded-concurrency.ts';
import { xssPayloads } from './support/xss-payloads.ts';

const app = setupServerAndBrowser({ env: { WORKER: 'outside' } });
const opened = { pages: 0 };
const links: string[] = [];

type CreatedRecord = { readonly id: string; readonly link?: string };
const expectCreated = async (
  response: Promise<{ status: number; body: CreatedRecord; text: string }>,
): Promise<CreatedRecord> => {
  const { status, body, text } = await response;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
};

const formatStartTime = (index: number) =>
  `0${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}`;

/** Replaces U+2028 by a space, because single-line fields refuse line breaks. */
const oneLine = (text: string) => text.replaceAll('\u2028', ' ');

/** Creates one record of every kind with this payload in each text field. */
const plantPayload =
  (staff: HttpClient, guest: HttpClient, slots: readonly TimeSlotView[]) =>
  async ([index, text]: readonly [number, string]) => {
    const line = oneLine(text);
    /* The number makes the name unique, because the API refuses duplicate names. */
    const name = `${line} ${index}`;
    const guestFields = {
      customerName: line,
      customerPhone: `0935 ${String(100_000 + index)}`,
      customerEmail: null,
    };
    const turn = {
      reservationDate: venueDateInDays(20 + (index % 10)),
      timeSlotId: slots[index % slots.length]!.id,
      tableId: null,
      numberOfPeople: 1,
    };
    const reservation = await expectCreated(
      guest.post(
        '/api/reservations',
        { ...guestFields, ...turn, notes: text },
        { 'idempotency-key': newIdempotencyKey() },
      ),
    );
    if (index % 20 === 0) links.push(reservation.link!);
    if (index % 5 === 0) {
      await expectCreated(
        staff.put(`/api/reservations/${reservation.id}`, { status: 'confirmed' }),
      );
      await expectCreated(
        staff.post(`/api/reservations/${reservation.id}/cancel`, { reason: 'other', note: line }),
      );
    }
    const quote = await expectCreated(
      guest.post(
        '/api/event-quotes',
        {
          ...guestFields,
          eventDate: venueDateInDays(60),
          mealType: 'cena',
          numberOfPeople: 20,
          menuIdeas: text,
          additionalNotes: text,
        },
        { 'idempotency-key': newIdempotencyKey() },
      ),
    );
    if (index % 4 === 0)
      await expectCreated(
        staff.patch(`/api/event-quotes/${quote.id}`, {
          status: 'approved',
          quotedPrice: null,
          adminNotes: text,
        }),
      );
    await expectCreated(
      guest.post(
        '/api/contact',
        {
          name: line,
          email: `a${index}@example.org`,
          message: text.padEnd(10, '.'),
          privacyConsent: true,
        },
        { 'idempotency-key': newIdempotencyKey() },
      ),
    );
    await expectCreated(
      staff.post('/api/menu-items', {
        name,
        description: text,
        price: line,
        category: index % 4 === 0 ? line : 'Antipasti',
        diets: [],
        allergens: [],
      }),
    );
    await expectCreated(
      staff.post('/api/drinks', {
        name,
        price: line,
        category: 'BEVANDE',
        subcategory: line,
        description: text,
        volume: line,
        origin: line,
        preparationNotes: line,
        cantina: line,
        appellation: line,
        alcoholContent: line,
        unit: line,
        varieties: [line],
        ingredients: [line],
        grapeVarieties: [line],
      }),
    );
    // Adds a photograph only for every tenth payload, because the site shows at most twelve.
    if (index % 10 === 0) await expectCreated(addPhotograph(staff, { description: text }));
    await expectCreated(staff.post('/api/tables', { name, capacity: 2, description: line }));
    await expectCreated(
      staff.post('/api/time-slots', {
        startTime: formatStartTime(index),
        endTime: '23:59',
        description: line,
        isActive: index % 30 === 0,
      }),
    );
    await expectCreated(
      staff.post('/api/closures', {
        service: 'lunch',
        date: venueDateInDays(200 + index),
        note: line,
        active: true,
      }),
    );
  };

beforeAll(async () => {
  const { server } = app;
  const [staff, guest] = [await server().staff(), server().guest()];
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  await mapWithConcurrency([...xssPayloads.entries()], 4, plantPayload(staff, guest, slots));
});

const readScriptEffects = (page: Page) =>
  page.evaluate(() => ({
    hit: (globalThis as { hit?: unknown }).hit ?? null,
    broken: (globalThis as unknown as { broken: string[] }).broken,
  }));

/** Opens a page that records violations of the content security policy, and fails on dialogs. */
const openMonitoredPage = async (): Promise<Page> => {
  const page = await app.visitor({ expectedStatuses: [404] });
  await page.addInitScript(() => {
    Object.assign(globalThis, { broken: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { broken: string[] }).broken.push(
        `${violatedDirective}: ${blockedURI}`,
      ),
    );
  });
  page.on('dialog', () => {
    throw new Error('a dialog opened');
  });
  return page;
};

const SETTLED_MS = 800;

/** Waits for `load`, because the live stream of the staff area prevents `networkidle`. */
const expectNoScriptRan = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLED_MS);
  opened.pages += 1;
  expect(await readScriptEffects(page)).toEqual({ hit: null, broken: [] });
};

const logInOnPage = async (page: Page, credentials: Credentials) => {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  expect(
    (
      await page.request.post('/api/admin/login', {
        data: credentials,
        headers: { 'x-csrf-token': csrfToken },
      })
    ).status(),
  ).toBe(200);
  await page.goto('/admin?tab=menu');
  await page.locator('html[data-ready=yes]').waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

const openDialogsAndDetails = async (page: Page) => {
  for (const button of (
    await page
      .getByRole('tabpanel')
      .locator('button[aria-expanded=false], button[aria-haspopup=dialog]')
      .all()
  ).slice(0, 4)) {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
};

it('has 120 different payloads', () => expect(new Set(xssPayloads).size).toBe(120));

it('detects a script that runs', async () => {
  const page = await app.visitor({ expectedStatuses: [404] });
  await page.setContent('<img src="data:," onerror="hit=1">');
  await page.waitForFunction('globalThis.hit === 1');
});

it('runs no payload on public pages', async () => {
  const page = await openMonitoredPage();
  const paths = [
    '/',
    '/menu',
    '/menu?categoria=antipasti',
    '/menu?categoria=bevande',
    '/menu/allergeni',
    '/carta',
    '/reservations',
    '/events',
    '/en/nowhere',
    ...links,
    `/menu?categoria=${encodeURIComponent(xssPayloads[0]!)}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectNoScriptRan(page);
  }
  for (const text of xssPayloads.slice(0, 12)) {
    await page.goto(
      `/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
    );
    await expectNoScriptRan(page);
  }
});

it.each([
  ['an administrator', administrator],
  ['an auditor', auditor],
])(
  'runs no payload in the staff area for %s',
  async (_, credentials) => {
    const page = await openMonitoredPage();
    await logInOnPage(page, credentials);
    await expectNoScriptRan(page);
    const tabs = page.getByRole('tab');
    for (let index = 0; index < (await tabs.count()); index++) {
      await tabs.nth(index).click();
      await expectNoScriptRan(page);
      await openDialogsAndDetails(page);
      await expectNoScriptRan(page);
    }
    await page.goto('/admin?tab=menu&lista=fotografie');
    await expectNoScriptRan(page);
    reportMeasurement(
      'A19/S7',
      `${xssPayloads.length} texts in every text field; ${opened.pages} pages and tabs opened in Chromium so far: 0 ran, 0 breaches of the content policy`,
    );
  },
  180_000,
);
