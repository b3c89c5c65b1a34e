import type { PersonalDataFile } from '#src/contracts/data-subject-requests.ts';

export type DataController = {
  readonly name: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
};

export const createGdprInformation = ({
  name,
  vatNumber,
  email,
  phone,
  address,
}: DataController): PersonalDataFile['information'] => [
  {
    title: 'Titolare del trattamento',
    text: `${name}, ${address}. Partita IVA ${vatNumber}. Email ${email}, telefono ${phone}.`,
  },
  {
    title: 'Perché trattiamo questi dati',
    text: 'Prenotazioni e preventivi: rispondere alla richiesta e tenere il posto (art. 6, par. 1, lett. b, GDPR). Messaggi: rispondere, con il tuo consenso (lett. a). Allergie: servirti senza rischi, con il tuo consenso esplicito (art. 9, par. 2, lett. a). Libro degli ospiti e sicurezza del sito: legittimo interesse (art. 6, par. 1, lett. f).',
  },
  {
    title: 'Chi li riceve',
    text: 'Le persone autorizzate del locale e i fornitori che ospitano il sito, la posta e i backup per nostro conto. Non li vendiamo, non li trasferiamo fuori dallo Spazio economico europeo e non prendiamo decisioni automatizzate.',
  },
  {
    title: 'Da dove vengono',
    text: 'Da te: dai moduli del sito, dal telefono o di persona. Le note del locale le scrive il personale.',
  },
  {
    title: 'Per quanto tempo',
    text: 'Al massimo 24 mesi, la nota di casa da quando è scritta; le allergie 7 giorni dopo la visita, se non hai chiesto di conservarle; l’iscrizione alla lista d’attesa 7 giorni dopo la data. Una copia di sicurezza può contenerli ancora per 30 giorni dopo la cancellazione. La storia senza nomi resta.',
  },
  {
    title: 'I tuoi diritti',
    text: 'Puoi chiederci di correggere o cancellare i dati, limitarne l’uso, riceverli in formato leggibile da un computer, opporti o ritirare un consenso (artt. 15-22 GDPR). Rispondiamo entro un mese. Puoi rivolgerti al Garante per la protezione dei dati personali (www.garanteprivacy.it).',
  },
];
