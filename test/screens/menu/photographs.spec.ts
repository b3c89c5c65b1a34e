import { act, waitFor, within } from '@testing-library/react';
import {
  addPhotograph,
  changePhotograph,
  listAllPhotographs,
  movePhotograph,
  removePhotograph,
} from '#src/contracts/catalogue/photograph-operations.ts';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { requestUpload, toPublicPictureUrl } from '#src/contracts/catalogue/picture-upload.ts';
import { buildPhotograph } from '#test/support/builders/photograph-view.ts';
import { setupUploads } from '#test/support/screens/fake-upload.ts';
import { setupMenuTab } from '#test/support/screens/menu-tab.ts';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, fill, openMenuTab, findRow, pressInDialog } = setupMenuTab();
const uploads = setupUploads();
let photographs = storeRows<PhotographView>([]);
const openPhotographs = async (...descriptions: string[]) => {
  photographs = storeRows(
    descriptions.map((description, at) => buildPhotograph({ description, position: at + 1 })),
  );
  api().answer(listAllPhotographs, () => photographs.all());
  await openMenuTab('');
  await press('Fotografie');
};
const waitForOrder = (...descriptions: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Fotografie' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(descriptions),
  );

describe('the photographs of the restaurant', () => {
  it('are added with an uploaded picture, a description and a translation', async () => {
    const uploadURL = '/objects/pictures/5f0c2a7e-1111-4111-8111-000000000001?permit=x';
    api().answer(requestUpload, { uploadURL });
    api().answer(addPhotograph, ({ body }) =>
      photographs.add(buildPhotograph({ ...(body as object) })),
    );
    await openPhotographs();
    await screen.findByText('Nessuna fotografia');
    await press('Aggiungi fotografia');
    await fill('Descrizione', 'La sala apparecchiata');
    await press('Salva fotografia');
    await screen.findByText('Carica una fotografia');
    await user().upload(
      screen.getByLabelText('Carica immagine'),
      new File(['picture'], 'sala.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(uploads.sent()).toHaveLength(1));
    await act(async () => uploads.finish(200));
    await screen.findByText('Upload completato');
    await user().click(screen.getByText('manca EN, ES, FR'));
    await fill('Francese (FR)', 'La salle dressée');
    await press('Salva fotografia');
    const row = within(await findRow('La sala apparecchiata'));
    expect(row.getAllByText(/^Manca/).map(({ textContent }) => textContent)).toEqual([
      'Manca EN',
      'Manca ES',
    ]);
    expect(api().calls(addPhotograph)[0]!.body).toMatchObject({
      imageUrl: toPublicPictureUrl(uploadURL),
      description: 'La sala apparecchiata',
      translations: { fr: { description: 'La salle dressée' } },
    });
  });

  it('are hidden from guests and shown to them again by a switch', async () => {
    api().answer(changePhotograph, ({ params, body }) =>
      photographs.change(params['id'], body as object),
    );
    await openPhotographs('Il forno');
    const shown = await screen.findByRole('switch', { name: /Mostrata/ });
    await user().click(shown);
    await screen.findByText('Fotografia nascosta');
    expect(shown).not.toBeChecked();
    await user().click(shown);
    await screen.findByText('Fotografia mostrata');
    expect(shown).toBeChecked();
    expect(
      api()
        .calls(changePhotograph)
        .map(({ body }) => body),
    ).toEqual([{ isShown: false }, { isShown: true }]);
  });

  it('are reordered with the keyboard while the focus stays on the button', async () => {
    await openPhotographs('Uno', 'Due', 'Tre');
    api().answer(movePhotograph, ({ params, body }) => {
      const moved = photographs.find(params['id']);
      const { position } = body as { position: number };
      const others = photographs.all().filter(({ id }) => id !== moved.id);
      const order = others.toSpliced(position - 1, 0, moved);
      photographs = storeRows(order.map((one, at) => ({ ...one, position: at + 1 })));
      return photographs.all();
    });
    await waitForOrder('Uno', 'Due', 'Tre');
    const moveDownButton = () => screen.getByRole('button', { name: 'Sposta dopo: Uno' });
    moveDownButton().focus();
    await user().keyboard('{Enter}');
    await screen.findByText('Ora è al posto 2 di 3');
    await waitForOrder('Due', 'Uno', 'Tre');
    await waitFor(() => expect(moveDownButton()).toHaveFocus());
    await user().keyboard('{Enter}');
    await screen.findByText('Ora è al posto 3 di 3');
    await waitForOrder('Due', 'Tre', 'Uno');
    expect(moveDownButton()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(moveDownButton()).toHaveFocus());
  });

  it('are deleted after a confirmation', async () => {
    await openPhotographs('Uno', 'Due');
    api().answer(removePhotograph, ({ params }) => {
      photographs.remove(params['id']);
      return null;
    });
    await press('Elimina Uno');
    await screen.findByRole('dialog', { name: 'Sei sicuro di voler eliminare "Uno"?' });
    await pressInDialog('Elimina');
    await screen.findByText('Fotografia eliminata');
    await waitForOrder('Due');
  });
});
