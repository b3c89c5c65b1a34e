import { act, waitFor } from '@testing-library/react';
import { changeDish } from '#src/contracts/catalogue/menu-change-operations.ts';
import {
  MAX_PICTURE_BYTES,
  requestUpload,
  toPublicPictureUrl,
} from '#src/contracts/catalogue/picture-upload.ts';
import { setupUploads } from '#test/support/screens/fake-upload.ts';
import { buildDish, setupMenuTab } from '#test/support/screens/menu-tab.ts';

const { api, user, screen, press, openMenuTab, findCard } = setupMenuTab();
const uploads = setupUploads();
const uploadURL = '/objects/pictures/5f0c2a7e-1111-4111-8111-000000000001?permit=x';
const photo = new File(['picture'], 'foto.jpg', { type: 'image/jpeg' });
const openDish = async (over: object = {}) => {
  const dish = buildDish(over);
  await openMenuTab(`&piatto=${dish.id}`, { dishes: [dish] });
  api().answer(requestUpload, { uploadURL });
};
const chooseFile = async (file: File) => {
  const input = await screen.findByLabelText(/^(Carica|Cambia) immagine$/);
  await userWithAnyFile().upload(input, file);
};
/** The field accepts pictures only, but a browser lets staff choose any file. */
const userWithAnyFile = () => user().setup({ applyAccept: false, delay: null });
const saveButton = () => screen.getByRole('button', { name: 'Aggiorna piatto' });
const finishUpload = (status: number) => act(async () => uploads.finish(status));

describe('the picture of a dish', () => {
  it.each([
    [
      'no image',
      new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' }),
      ['Errore file', 'Per favore seleziona un file immagine valido'],
    ],
    [
      'larger than 10 MB',
      new File([new Uint8Array(MAX_PICTURE_BYTES + 1)], 'foto.jpg', { type: 'image/jpeg' }),
      ['File troppo grande', 'Il file deve essere inferiore a 10MB'],
    ],
  ])('is refused when it is %s', async (_fault, file, [title, reason]) => {
    await openDish();
    await screen.findByText(/JPG, PNG, WebP/);
    await chooseFile(file);
    await screen.findByText(title!);
    await screen.findByText(reason!);
    await screen.findByText('Nessuna immagine');
    expect(api().calls(requestUpload)).toHaveLength(0);
  });

  it('shows preview and progress, and disables saving until the upload ends', async () => {
    await openDish();
    await chooseFile(photo);
    await screen.findByAltText('Anteprima dell’immagine');
    await screen.findByRole('progressbar', { name: 'Caricamento dell’immagine' });
    await screen.findByText('Attendi la fine dell’upload dell’immagine.');
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await user().click(saveButton());
    await waitFor(() => expect(uploads.sent()).toEqual([{ address: uploadURL, file: photo }]));
    await finishUpload(200);
    await screen.findByText('Upload completato');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(saveButton()).toHaveAttribute('aria-disabled', 'false');
    expect(api().calls(changeDish)).toHaveLength(0);
    await user().click(saveButton());
    await findCard('Caponata');
    expect(api().calls(changeDish)[0]!.body).toMatchObject({
      imageUrl: toPublicPictureUrl(uploadURL),
    });
  });

  it('is removed', async () => {
    await openDish({ imageUrl: '/dishes/caponata-640.webp' });
    await press('Rimuovi immagine');
    await screen.findByText('Nessuna immagine');
    expect(screen.getByLabelText('Carica immagine')).toHaveFocus();
    await user().click(saveButton());
    expect(await findCard('Caponata')).toHaveTextContent('Nessuna immagine');
    expect(api().calls(changeDish)[0]!.body).toMatchObject({ imageUrl: null });
  });

  const waitForOldPicture = () =>
    waitFor(() =>
      expect(screen.getByRole('form').querySelector('img')).toHaveAttribute(
        'src',
        '/dishes/caponata-640.webp',
      ),
    );

  it('stays unchanged when the server refuses the file', async () => {
    await openDish({ imageUrl: '/dishes/caponata-640.webp' });
    await chooseFile(photo);
    await screen.findByAltText('Anteprima dell’immagine');
    await waitFor(() => expect(uploads.sent()).toHaveLength(1));
    await finishUpload(415);
    await screen.findByText('Errore upload');
    await screen.findByText("Errore durante l'upload del file");
    await waitForOldPicture();
  });

  it('stays unchanged when the server gives no address for the upload', async () => {
    await openDish({ imageUrl: '/dishes/caponata-640.webp' });
    api().fail(requestUpload);
    await chooseFile(photo);
    await screen.findByText('Errore upload');
    await screen.findByText('Errore nel generare URL di upload');
    expect(uploads.sent()).toHaveLength(0);
    await waitForOldPicture();
  });
});
