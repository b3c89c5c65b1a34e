import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff, open, createBooking } = setupStaffTabPage(app, 'Orari');
const cardOf = (page: Page, hours: string) => page.getByRole('article', { name: hours });
const addSlot = async (
  startTime: string,
  endTime: string,
  over: object = {},
): Promise<TimeSlotView> =>
  (
    await (
      await app.server().staff()
    ).post<TimeSlotView>('/api/time-slots', { startTime, endTime, ...over })
  ).body;

describe('the tab Orari', () => {
  it('shows hours, description and state, by meal', async () => {
    await addSlot('11:00', '11:45', { isActive: false, description: 'Aperitivo' });
    const page = await staff();
    expect(
      (await cardOf(page, '11:00 - 11:45').innerText())
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      '11:00 - 11:45',
      'Inattivo',
      '75 coperti per turno',
      'Aperitivo',
      'Modifica',
      'Elimina',
    ]);
    await page
      .getByRole('region', { name: 'Cena' })
      .getByRole('article', { name: '19:00 - 20:50' })
      .getByText('Attivo', { exact: true })
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('creates a time slot by keyboard, and guests can choose it', async () => {
    const page = await staff();
    await page.getByRole('button', { name: 'Aggiungi orario' }).press('Enter');
    await page.getByLabel('Orario di inizio').and(page.locator(':focus')).waitFor();
    expect(await page.getByRole('switch').isChecked()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Orario di inizio').fill('22:30');
    await page.getByLabel('Orario di fine').fill('23:15');
    expect(await page.getByLabel('Coperti per turno').inputValue()).toBe('75');
    await page.getByLabel('Coperti per turno').fill('40');
    await page.getByLabel('Descrizione').fill('Cena · ultimo turno');
    await page.keyboard.press('Enter');
    await page.getByText('Orario creato').first().waitFor();
    await cardOf(page, '22:30 - 23:15').getByText('Cena · ultimo turno').waitFor();
    await cardOf(page, '22:30 - 23:15').getByText('40 coperti per turno').waitFor();
    await page
      .getByRole('button', { name: 'Aggiungi orario' })
      .and(page.locator(':focus'))
      .waitFor();
    const diner = await app.visit('/reservations');
    await diner.getByRole('radio', { name: 'Cena', exact: true }).click();
    await diner.getByRole('radio', { name: /^Cena, 22:30–23:15/ }).waitFor();
  });

  it('shows field errors and a duplicate time slot, keeps the typed time and closes with Annulla', async () => {
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Aggiungi orario' }).click();
    await page.getByRole('button', { name: 'Crea Orario' }).click();
    await page.getByText('Orario di inizio è obbligatorio').waitFor();
    await page.getByText('Orario di fine è obbligatorio').waitFor();
    await page.getByLabel('Coperti per turno').fill('1000');
    await page.getByText('I coperti per turno vanno da 1 a 999').waitFor();
    await page.getByLabel('Coperti per turno').fill('60');
    await page.getByLabel('Orario di inizio').fill('20:00');
    await page.getByLabel('Orario di fine').fill('19:00');
    await page.getByRole('button', { name: 'Crea Orario' }).click();
    await page.getByText("L'orario di fine deve essere successivo a quello di inizio").waitFor();
    await page.getByLabel('Orario di inizio').fill('12:00');
    await page.getByLabel('Orario di fine').fill('13:00');
    await page.getByRole('button', { name: 'Crea Orario' }).click();
    await page.getByText("Errore nella creazione dell'orario").first().waitFor();
    await page.getByRole('alert').getByText('Esiste già un orario 12:00 - 13:00.').waitFor();
    expect(await page.getByLabel('Orario di inizio').inputValue()).toBe('12:00');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('form', { name: 'Nuovo orario' }).waitFor({ state: 'detached' });
  });

  it('warns of a future reservation when a time slot is deactivated', async () => {
    const { id } = await addSlot('16:00', '16:45');
    await createBooking(venueDateInDays(45), { timeSlotId: id });
    const page = await staff();
    await page.getByRole('button', { name: 'Modifica 16:00 - 16:45' }).click();
    await page.getByText('Attivo: i clienti lo possono prenotare').click();
    await page.getByRole('button', { name: 'Modifica Orario' }).click();
    await page.getByText('Orario aggiornato').first().waitFor();
    await page
      .getByText(
        "L'orario 16:00 - 16:45 non è più prenotabile. Una prenotazione futura resta valida con l'orario con cui è stata fatta.",
      )
      .waitFor();
    await cardOf(page, '16:00 - 16:45').getByText('Inattivo').waitFor();
  });

  it('shows the change of a colleague after a conflict', async () => {
    const { id } = await addSlot('15:00', '15:45');
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Modifica 15:00 - 15:45' }).click();
    await page.getByLabel('Orario di fine').fill('15:50');
    await (await app.server().staff()).put(`/api/time-slots/${id}`, { isActive: false });
    await page.getByRole('button', { name: 'Modifica Orario' }).click();
    await page.getByText("Errore nella modifica dell'orario").first().waitFor();
    await page
      .getByText(
        /Nel frattempo direzione ha modificato l'orario 15:00 - 15:45\. Controlla e riprova\..*Adesso è così: 15:00 - 15:45 · Inattivo/s,
      )
      .waitFor();
  });

  it('deletes a time slot after a confirmation, but not one with a future reservation', async () => {
    const { id } = await addSlot('17:00', '17:30');
    await addSlot('17:30', '18:00');
    await createBooking(venueDateInDays(46), { timeSlotId: id });
    const page = await staff({ expectedStatuses: [409] });
    await page.getByRole('button', { name: 'Elimina 17:00 - 17:30' }).click();
    await page
      .getByRole('dialog')
      .getByText('Sei sicuro di voler eliminare l\'orario "17:00 - 17:30"?')
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText("Errore nell'eliminazione dell'orario").first().waitFor();
    await page
      .getByText(
        "L'orario 17:00 - 17:30 ha una prenotazione futura: spostala o annullala prima di eliminare.",
      )
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Elimina 17:30 - 18:00' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Orario eliminato').first().waitFor();
    await cardOf(page, '17:30 - 18:00').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Orari');
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the tab Orari at %i × %i', (width, height) => {
  it('fits the screen and has buttons at least 44 px high', async () => {
    const page = await staff({ viewport: { width, height }, hasTouch: true });
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Aggiungi orario' }).click();
    await page.getByRole('button', { name: 'Crea Orario' }).waitFor();
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
  });
});

it('shows an empty state without time slots', async () => {
  const page = await staff();
  await app.server().database.query('update time_slots set retired_at = now(), is_active = false');
  await page.getByRole('tab', { name: 'Tavoli' }).click();
  await page.getByRole('heading', { name: 'Tavoli', level: 2 }).waitFor();
  await open(page);
  await page.getByText('Nessun orario configurato').waitFor();
});
