import type { Page } from 'playwright-core';
import { findSmallTargets, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();

const panel = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).click();
const choose = (page: Page, group: string, name: string) =>
  panel(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name, exact: true })
    .click();
const isFullyVisible = async (page: Page, name: string) => {
  const { y, height } = (await panel(page).getByRole('button', { name }).boundingBox())!;
  return y >= 0 && y + height <= page.viewportSize()!.height;
};
/** Opens the parts of the panel that appear only after a choice. */
const fillPhone = async (page: Page) => {
  await open(page, '+ Telefono');
  await choose(page, 'Quanti', '4');
  await panel(page).getByRole('group', { name: 'Turno' }).getByText('20:50').click();
  await choose(page, 'Arrivo', '21:00');
  await choose(page, 'Desideri', 'allergia');
  await choose(page, 'Allergie', 'noci');
};
const fillDoor = async (page: Page) => {
  await panel(page).getByRole('button', { name: 'Porta', exact: true }).click();
  await choose(page, 'Quanti', '2');
  await panel(page).getByRole('group', { name: 'Dove' }).getByRole('button').first().waitFor();
};

describe('the panels for parties on the telephone and at the door', () => {
  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])('have touch targets of 44 px and Segna in view at %i × %i', async (width, height) => {
    const page = await openTonight({ width, height });
    await fillPhone(page);
    expect(await isFullyVisible(page, 'Segna')).toBe(true);
    expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
    await fillDoor(page);
    expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
  });
});
