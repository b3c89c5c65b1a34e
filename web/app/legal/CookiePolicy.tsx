import { Link } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { InlineReopenConsentButton } from '../consent/ReopenConsentButton.tsx';
import { LegalPage, LegalSection, LegalTable } from './LegalPage.tsx';
import { type StorageEntry, cookies, localStorageEntries } from './browserStorageEntries.ts';

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
