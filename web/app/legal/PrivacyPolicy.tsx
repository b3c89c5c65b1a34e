import { Link } from 'react-router-dom';
import { PRIVACY_TEXT_DATE } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { LegalPage, LegalSection, LegalTable } from './LegalPage.tsx';

const { name, address, phone, email, vatNumber } = venue;
const dataController = `${name}, ${address.street}, provincia di ${address.province}, ${address.region}`;

const collectedData: readonly (readonly [what: string, data: string, why: string])[] = [
  [
    'Richiesta di prenotazione',
    'Nome, numero di telefono, e-mail (facoltativa), richieste particolari, occasione e preferenze per il posto, come il piano terra o un seggiolone (facoltative); data, turno, ora di arrivo, numero di persone, tavolo. Le stesse voci quando prenoti per telefono o di persona.',
    'Rispondere alla tua richiesta e tenerti il posto: misure precontrattuali e contratto (art. 6, par. 1, lett. b, GDPR).',
  ],
  [
    'Allergie e intolleranze (facoltative)',
    'Gli allergeni che indichi nel modulo o a voce e una tua nota, il momento del consenso e la versione del testo a cui l’hai dato.',
    'Servirti senza rischi: consenso esplicito (art. 9, par. 2, lett. a, GDPR), che puoi revocare in ogni momento. Le leggono sala e cucina.',
  ],
  [
    'Libro degli ospiti',
    'Le tue visite, le assenze, il tavolo che prendi di solito e una nota del personale sul servizio, legati al tuo nome insieme al telefono o all’e-mail.',
    'Riconoscerti e servirti meglio: legittimo interesse (art. 6, par. 1, lett. f, GDPR), a cui puoi opporti in ogni momento.',
  ],
  [
    'Richiesta di preventivo',
    'Nome, numero di telefono, e-mail (facoltativa), data, pasto e ora, numero di persone e di bambini, spesa e luogo che preferisci, idee di menu, note e, se vuoi, che cosa festeggi con le tue parole; poi le proposte, le tue domande e i pagamenti.',
    'Preparare il preventivo che ci chiedi: misure precontrattuali (art. 6, par. 1, lett. b, GDPR).',
  ],
  [
    'Messaggio dal modulo di contatto',
    'Nome, e-mail, testo del messaggio, il consenso che hai dato e la versione di questa pagina a cui si riferisce.',
    'Risponderti: consenso (art. 6, par. 1, lett. a, GDPR), che puoi revocare in ogni momento.',
  ],
  [
    'Sicurezza del sito',
    'Nel registro del server che riceve le visite: la rete da cui arrivi (indirizzo IP senza l’ultima parte), ora, pagina ed esito. Nella banca dati: impronte cifrate con chiave della rete, del browser, del telefono e dell’e-mail di chi invia una richiesta, per contarle, e della richiesta stessa, per non registrarla due volte.',
    'Respingere gli abusi: legittimo interesse (art. 6, par. 1, lett. f, GDPR). Dalle impronte, senza la chiave, non si risale a te.',
  ],
];

const CollectedDataTable = () => (
  <LegalTable>
    <thead>
      <tr>
        <th scope="col">Quando</th>
        <th scope="col">Quali dati</th>
        <th scope="col">Perché</th>
      </tr>
    </thead>
    <tbody>
      {collectedData.map(([what, data, why]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{data}</td>
          <td>{why}</td>
        </tr>
      ))}
    </tbody>
  </LegalTable>
);

const RetentionSections = () => (
  <>
    <LegalSection title="3. Dove e come li conserviamo">
      <p>
        I dati che ci scrivi stanno nella banca dati del sito, in un archivio separato dalla storia
        delle prenotazioni e dei preventivi: quella storia contiene soltanto codici, date, numeri di
        persone ed esiti, mai il tuo nome o i tuoi recapiti. Nemmeno gli avvisi che il sito manda
        allo staff per e-mail e i suoi registri tecnici li contengono.
      </p>
      <p>
        Quando li cancelliamo, spariscono subito da ogni schermo ed elenco. Restano per qualche
        tempo in due posti che nessuno consulta: le copie di sicurezza, al massimo 30 giorni, e lo
        spazio che la banca dati libera e riusa nei suoi file. Se una copia di sicurezza viene
        ripristinata, le cancellazioni vengono ripetute. Non richiamiamo i file che il personale ha
        già scaricato o stampato: li distrugge dopo il servizio.
      </p>
      <p>
        Li leggono solo le persone autorizzate del locale, con un accesso personale protetto da
        password; quando il sito è in rete il collegamento è cifrato (https).
      </p>
    </LegalSection>
    <LegalSection title="4. Per quanto tempo">
      <ul>
        <li>
          Prenotazioni, preventivi e messaggi: al massimo 24 mesi, o fino al giorno del servizio se
          è ancora da venire; poi i dati personali vengono cancellati e resta solo la storia senza
          nomi.
        </li>
        <li>
          Allergie: 7 giorni dopo la visita o l’annullamento; al massimo 24 mesi se ci chiedi di
          conservarle.
        </li>
        <li>Nota del personale nel libro degli ospiti: 24 mesi da quando è stata scritta.</li>
        <li>Iscrizioni alla lista d’attesa: 7 giorni dopo la data per cui aspettavi.</li>
        <li>
          Impronte delle richieste inviate: 24 ore; quelle di rete e browser legate a una
          prenotazione: 180 giorni.
        </li>
        <li>Registro del server: 14 giorni. Copie di sicurezza: 30 giorni.</li>
        <li>Scelta sui cookie, conservata nel tuo browser: 12 mesi.</li>
        <li>
          Nome, telefono ed e-mail, se scegli «Ricordami su questo dispositivo»: restano nel tuo
          browser finché non premi «Dimenticami».
        </li>
      </ul>
    </LegalSection>
  </>
);

const RightsSections = () => (
  <>
    <LegalSection title="5. A chi li comunichiamo">
      <p>
        A nessuno, salvo obblighi di legge e i fornitori che ospitano il sito, la posta e le copie
        di sicurezza per nostro conto, come responsabili del trattamento. Non li trasferiamo fuori
        dallo Spazio economico europeo. Se ti scriviamo o ci scrivi su WhatsApp, quel servizio li
        tratta secondo la sua informativa. Non vendiamo dati, non li usiamo per pubblicità e non
        facciamo profilazione né decisioni automatizzate: ogni richiesta è letta e decisa da una
        persona.
      </p>
    </LegalSection>
    <LegalSection title="6. I tuoi diritti">
      <p>
        Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne
        l’uso, riceverli in un formato leggibile da un computer, opporti al loro trattamento o
        revocare il consenso, senza che questo tocchi quanto fatto prima (artt. 15–22 GDPR). Basta
        chiamarci o scrivere a <a href={`mailto:${email}`}>{email}</a>: rispondiamo entro un mese.
        Il personale corregge nome, telefono, e-mail e richieste direttamente nella prenotazione.
      </p>
      <p>
        Se ritieni che qualcosa non sia in regola, puoi rivolgerti al Garante per la protezione dei
        dati personali (www.garanteprivacy.it).
      </p>
    </LegalSection>
  </>
);

export const PrivacyPolicy = () => {
  const local = useLocalizedPath();
  return (
    <LegalPage
      title="Privacy policy"
      lead="Quali dati ci affidi quando prenoti, chiedi un preventivo o ci scrivi, e che cosa ne facciamo."
      revisedOn={PRIVACY_TEXT_DATE}
    >
      <LegalSection title="1. Chi tratta i tuoi dati">
        <p>
          Il titolare del trattamento è {dataController}, partita IVA {vatNumber}. Per qualsiasi
          domanda: <a href={`mailto:${email}`}>{email}</a>, <a href={phone.href}>{phone.display}</a>{' '}
          o il <Link to={local('/#contact')}>modulo di contatto</Link>.
        </p>
      </LegalSection>
      <LegalSection title="2. Quali dati, e perché">
        <p>
          Puoi leggere tutto il sito senza dirci chi sei. Raccogliamo quello che scrivi nei moduli e
          il poco che serve alla sicurezza:
        </p>
        <CollectedDataTable />
        <p>
          I campi facoltativi si possono lasciare vuoti; senza quelli obbligatori non possiamo
          rispondere alla richiesta. Non scrivere nelle note dati sulla salute o sulla religione:
          per le allergie c’è un campo apposta, e di una festa bastano le parole che scegli tu. Fino
          al 28 novembre 2026 il modulo dei preventivi chiedeva il tipo di festa da un elenco:
          quella voce resta, senza nome, nella storia delle richieste di allora.
        </p>
      </LegalSection>
      <RetentionSections />
      <RightsSections />
      <LegalSection title="7. Cookie e siti di altri">
        <p>
          Il sito usa solo cookie tecnici, elencati nella{' '}
          <Link to={local('/cookie-policy')}>cookie policy</Link>. Caratteri, immagini e video
          vengono dal sito stesso: nessun altro servizio è contattato prima di un tuo clic. La mappa
          interattiva di OpenStreetMap si carica solo se la chiedi; i collegamenti a Maps, WhatsApp,
          Instagram e Facebook portano a siti con una loro informativa.
        </p>
      </LegalSection>
      <LegalSection title="8. Modifiche">
        <p>
          Le date in alto sono quella della prima stesura e quella del testo attuale. Insieme a ogni
          consenso conserviamo l’impronta del testo che hai visto, nella lingua in cui l’hai letto;
          i testi precedenti restano nel nostro archivio e te li mandiamo se li chiedi.
        </p>
      </LegalSection>
    </LegalPage>
  );
};
