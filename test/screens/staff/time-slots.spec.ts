import { waitFor, within } from '@testing-library/react';
import {
  addTimeSlot,
  changeTimeSlot,
  removeTimeSlot,
} from '#src/contracts/booking/time-slot-management.ts';
import { listTimeSlots, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { buildTimeSlot } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, fill, openStaffPage } = setupScreens();
let slots = storeRows<TimeSlotView>([]);

const openTimeSlots = async (...existing: TimeSlotView[]) => {
  slots = storeRows(existing);
  api().answer(listTimeSlots, () => slots.all());
  await openStaffPage('/admin?tab=timeslots');
  await screen.findByRole('heading', { level: 2, name: 'Orari' });
};
const findCard = (hours: string) => screen.findByRole('article', { name: hours });
const afternoon = (over: Partial<TimeSlotView> = {}) =>
  buildTimeSlot({ startTime: '16:00', endTime: '16:45', mealType: 'pranzo', ...over });
const confirmDeletion = async (hours: string) => {
  await press(`Elimina ${hours}`);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`Sei sicuro di voler eliminare l'orario "${hours}"?`);
  await user().click(within(dialog).getByRole('button', { name: 'Elimina' }));
};

describe('the tab Orari', () => {
  it('shows hours, description and state, by meal', async () => {
    await openTimeSlots(
      afternoon({ isActive: false, description: 'Aperitivo', maxCovers: 75 }),
      buildTimeSlot(),
    );
    const card = await findCard('16:00 - 16:45');
    expect(card).toHaveTextContent(
      /^16:00 - 16:45\s*Inattivo\s*75 coperti per turno\s*Aperitivo\s*Modifica.*Elimina/,
    );
    const dinner = within(screen.getByRole('region', { name: 'Cena' }));
    expect(dinner.getByRole('article', { name: '19:00 - 20:50' })).toHaveTextContent(/Attivo/);
    expect(dinner.queryByRole('article', { name: '16:00 - 16:45' })).toBeNull();
  });

  it('shows an empty state without time slots', async () => {
    await openTimeSlots();
    await screen.findByText('Nessun orario configurato');
  });

  it('creates a time slot by keyboard', async () => {
    api().answer(addTimeSlot, ({ body }) => slots.add(buildTimeSlot({ ...(body as object) })));
    await openTimeSlots();
    const addButton = await screen.findByRole('button', { name: 'Aggiungi orario' });
    addButton.focus();
    await user().keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Orario di inizio')).toHaveFocus());
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByLabelText('Coperti per turno')).toHaveValue(75);
    await fill('Orario di inizio', '22:30');
    await fill('Orario di fine', '23:15');
    await fill('Coperti per turno', '40');
    await fill(/^Descrizione/, 'Cena · ultimo turno');
    await user().keyboard('{Enter}');
    await screen.findByText('Orario creato');
    const card = await findCard('22:30 - 23:15');
    expect(card).toHaveTextContent('Cena · ultimo turno');
    expect(card).toHaveTextContent('40 coperti per turno');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Aggiungi orario' })).toHaveFocus(),
    );
  });

  it('shows field errors and a duplicate time slot, keeps the typed time and closes with Annulla', async () => {
    const duplicate = 'Esiste già un orario 12:00 - 13:00.';
    api().refuse(addTimeSlot, 409, { message: duplicate });
    await openTimeSlots();
    await press('Aggiungi orario');
    await press('Crea Orario');
    await screen.findByText('Orario di inizio è obbligatorio');
    await screen.findByText('Orario di fine è obbligatorio');
    await fill('Coperti per turno', '1000');
    await screen.findByText('I coperti per turno vanno da 1 a 999');
    await fill('Coperti per turno', '60');
    await fill('Orario di inizio', '20:00');
    await fill('Orario di fine', '19:00');
    await press('Crea Orario');
    await screen.findByText("L'orario di fine deve essere successivo a quello di inizio");
    await fill('Orario di inizio', '12:00');
    await fill('Orario di fine', '13:00');
    expect(api().calls(addTimeSlot)).toHaveLength(0);
    await press('Crea Orario');
    await screen.findByText("Errore nella creazione dell'orario");
    expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent(duplicate);
    expect(screen.getByLabelText('Orario di inizio')).toHaveValue('12:00');
    await press('Annulla');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('warns of a future reservation when a time slot is deactivated', async () => {
    const slot = afternoon();
    await openTimeSlots(slot);
    api().answer(changeTimeSlot, ({ params, body }) => ({
      ...slots.change(params['id'], body as object),
      upcoming: 1,
    }));
    await press('Modifica 16:00 - 16:45');
    await user().click(await screen.findByText('Attivo: i clienti lo possono prenotare'));
    await press('Modifica Orario');
    await screen.findByText('Orario aggiornato');
    await screen.findByText(
      "L'orario 16:00 - 16:45 non è più prenotabile. Una prenotazione futura resta valida con l'orario con cui è stata fatta.",
    );
    expect(await findCard('16:00 - 16:45')).toHaveTextContent('Inattivo');
    expect(api().calls(changeTimeSlot)[0]!.body).toMatchObject({ isActive: false });
  });

  it('shows the change of a colleague after a conflict', async () => {
    const slot = afternoon();
    await openTimeSlots(slot);
    await press('Modifica 16:00 - 16:45');
    await fill('Orario di fine', '16:50');
    slots.change(slot.id, { isActive: false, updatedAt: '2027-03-10T09:30:00.000Z' });
    api().refuse(changeTimeSlot, 409, {
      code: 'changed_meanwhile',
      message: "Nel frattempo direzione ha modificato l'orario 16:00 - 16:45.",
    });
    await press('Modifica Orario');
    await screen.findByText("Errore nella modifica dell'orario");
    await screen.findByText(
      /Nel frattempo direzione ha modificato l'orario.*Adesso è così: 16:00 - 16:45 · Inattivo/s,
    );
    expect(screen.getByLabelText('Orario di fine')).toHaveValue('16:50');
  });

  it('deletes a time slot after a confirmation, and moves the focus to the heading', async () => {
    await openTimeSlots(afternoon());
    api().answer(removeTimeSlot, ({ params }) => {
      slots.remove(params['id']);
      return { id: params['id']!, retired: false };
    });
    await confirmDeletion('16:00 - 16:45');
    await screen.findByText('Orario eliminato');
    await screen.findByText('Nessun orario configurato');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Orari' })).toHaveFocus(),
    );
  });

  it('keeps a time slot with a future reservation', async () => {
    const reason =
      "L'orario 16:00 - 16:45 ha una prenotazione futura: spostala o annullala prima di eliminare.";
    await openTimeSlots(afternoon());
    api().refuse(removeTimeSlot, 409, { message: reason });
    await confirmDeletion('16:00 - 16:45');
    await screen.findByText("Errore nell'eliminazione dell'orario");
    expect(await screen.findAllByText(reason)).not.toHaveLength(0);
    await findCard('16:00 - 16:45');
  });
});
