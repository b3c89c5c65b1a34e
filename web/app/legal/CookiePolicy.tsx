import { Link } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { InlineReopenConsentButton } from '../consent/ReopenConsentButton.tsx';
import { LegalPage, LegalSection, LegalTable } from './LegalPage.tsx';

type StorageEntry = {
  readonly names: readonly string[];
  readonly why: string;
  readonly until: string;
};

/**
 * Must list the cookies of src/platform/http/session/cookie-policy.ts. Each cookie has two names,
 * because the prefix `__Host-` requires https.
 */
const cookies: readonly StorageEntry[] = [
  {
    names: ['__Host-pre', 'pre'],
    why: 'Protegge l’invio dei moduli da richieste false e riconosce il browser di chi ha già una prenotazione confermata. Nasce solo quando compili un modulo; contiene un numero casuale.',
    until: 'Alla chiusura del browser',
  },
  {
    names: ['__Host-sid', 'sid'],
    why: 'Tiene aperto l’accesso del personale all’area riservata. Chi visita il sito non lo riceve.',
    until: '8 ore, o 30 minuti senza attività',
  },
  {
    names: ['__Host-device', 'device'],
    why: 'Riconosce un browser da cui il personale è già entrato, perché chi tenta password altrui non lo blocchi. Chi visita il sito non lo riceve.',
    until: '180 giorni dall’ultimo accesso',
  },
];

const localStorageEntries: readonly StorageEntry[] = [
  {
    names: ['language'],
    why: 'Ricorda la lingua che hai scelto.',
    until: 'Finché non la cambi o svuoti i dati del browser',
  },
  {
    names: ['cookieConsent', 'cookieConsentDate'],
    why: 'Ricordano la tua scelta sui cookie (accepted o rejected) e quando l’hai fatta.',
    until: '12 mesi',
  },
  {
    names: ['scrollPositions'],
    why: 'Ricorda il punto della pagina a cui tornare quando premi «indietro».',
    until: 'Alla chiusura della scheda',
  },
];

const StorageTable = ({ entries }: { entries: readonly StorageEntry[] }) => (
  <LegalTable>
    <thead>
      <tr>
        <th scope="col">Nome</th>
        <th scope="col">A che cosa serve</th>
        <th scope="col">Fino a quando</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ names, why, until }) => (
        <tr key={names.join()}>
          <th scope="row">
            {names.map((name, at) => (
              <span key={name}>
                {at > 0 && ' '}
                <code>{name}</code>
              </span>
            ))}
          </th>
          <td>{why}</td>
          <td>{until}</td>
        </tr>
      ))}
    </tbody>
  </LegalTable>
);

export const CookiePolicy = () => {
  const local = useLocalizedPath();
  return (
    <LegalPage
      title="Cookie policy"
      lead="Solo cookie tecnici, nessuna profilazione: ecco l’elenco completo."
    >
      <LegalSection title="1. Che cosa usiamo">
        <p>
          Un cookie è un piccolo testo che un sito affida al tuo browser. Qui si usano soltanto
          cookie tecnici, necessari a ciò che chiedi al sito; non ci sono cookie di profilazione, di
          pubblicità o di statistica, né di terze parti. Finché leggi e basta, il sito non scrive
          alcun cookie.
        </p>
      </LegalSection>
      <LegalSection title="2. I cookie, uno per uno">
        <StorageTable entries={cookies} />
        <p>
          Il nome con il prefisso <code>__Host-</code> è quello usato quando il sito è raggiunto con
          https.
        </p>
      </LegalSection>
      <LegalSection title="3. Che cosa resta nel tuo browser">
        <p>
          Questi dati non sono cookie: stanno nella memoria locale del browser e non ci vengono mai
          inviati.
        </p>
        <StorageTable entries={localStorageEntries} />
      </LegalSection>
      <LegalSection title="4. La tua scelta">
        <p>
          Poiché sono tecnici, questi cookie non richiedono il consenso: il sito funziona allo
          stesso modo se accetti e se rifiuti. La tua risposta vale 12 mesi, poi te la chiediamo di
          nuovo. Puoi cambiarla quando vuoi: <InlineReopenConsentButton />. Puoi anche cancellare i
          cookie dalle impostazioni del browser.
        </p>
      </LegalSection>
      <LegalSection title="5. Servizi di altri">
        <p>
          Nessun servizio esterno è contattato prima di un tuo clic. La mappa disegnata nella pagina
          iniziale è un’immagine del sito: se premi «Carica la mappa», il browser contatta
          www.openstreetmap.org, che può usare cookie propri. I collegamenti a Maps, WhatsApp,
          Instagram e Facebook aprono quei siti in un’altra scheda. Sul trattamento dei dati:{' '}
          <Link to={local('/privacy-policy')}>privacy policy</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
};
