import { Link } from 'react-router-dom';
import { venue } from '../../../src/venue.ts';
import { useLocalPath } from '../../shared/i18n/useLocalPath.ts';
import { LegalPage, Part, Register } from './LegalPage.tsx';

const { name, address, phone } = venue;
const house = `${name}, ${address.street}, provincia di ${address.province}, ${address.region}`;

const collected: readonly (readonly [what: string, data: string, why: string])[] = [
  ['Richiesta di prenotazione', 'Nome, numero di telefono, e-mail (facoltativa), richieste particolari; data, turno, numero di persone, tavolo.',
    'Rispondere alla tua richiesta e tenerti il posto: misure precontrattuali e contratto (art. 6, par. 1, lett. b, GDPR).'],
  ['Richiesta di preventivo', 'Nome, numero di telefono, e-mail (facoltativa), data e pasto, numero di persone, idee di menu, note.',
    'Preparare il preventivo che ci chiedi: misure precontrattuali (art. 6, par. 1, lett. b, GDPR).'],
  ['Messaggio dal modulo di contatto', 'Nome, e-mail, testo del messaggio, il consenso che hai dato e la versione di questa pagina a cui si riferisce.',
    'Risponderti: consenso (art. 6, par. 1, lett. a, GDPR), che puoi revocare in ogni momento.'],
  ['Sicurezza del sito', 'Indirizzo IP di chi prova ad accedere all’area riservata; un’impronta cifrata delle richieste inviate, dalla quale non si risale al contenuto.',
    'Respingere gli abusi e non registrare due volte la stessa richiesta: legittimo interesse (art. 6, par. 1, lett. f, GDPR).'],
];

const Collected = () => (
  <Register>
    <thead><tr><th scope="col">Quando</th><th scope="col">Quali dati</th><th scope="col">Perché</th></tr></thead>
    <tbody>{collected.map(([what, data, why]) => <tr key={what}><th scope="row">{what}</th><td>{data}</td><td>{why}</td></tr>)}</tbody>
  </Register>
);

const Keeping = () => (
  <>
    <Part title="3. Dove e come li conserviamo">
      <p>
        I dati che ci scrivi stanno nella banca dati del sito, in un archivio separato dalla storia delle prenotazioni e dei preventivi: quella
        storia contiene soltanto codici, date, numeri di persone ed esiti, mai il tuo nome o i tuoi recapiti. Così possiamo cancellare i tuoi
        dati senza lasciarne copie altrove. Nemmeno gli avvisi che il sito manda allo staff per e-mail e i suoi registri tecnici li contengono.
      </p>
      <p>Li leggono solo le persone autorizzate del locale, con un accesso personale protetto da password; quando il sito è in rete il collegamento è cifrato (https).</p>
    </Part>
    <Part title="4. Per quanto tempo">
      <ul>
        <li>Prenotazioni, preventivi e messaggi: al massimo 24 mesi; poi i dati personali vengono cancellati e resta solo la storia senza nomi.</li>
        <li>Impronte delle richieste inviate: al massimo 24 ore.</li>
        <li>Scelta sui cookie, conservata nel tuo browser: 12 mesi.</li>
      </ul>
    </Part>
  </>
);

const Rights = () => (
  <>
    <Part title="5. A chi li comunichiamo">
      <p>
        A nessuno, salvo obblighi di legge e i fornitori che ospitano il sito per nostro conto. Non vendiamo dati, non li usiamo per pubblicità e
        non facciamo profilazione né decisioni automatizzate: ogni richiesta è letta e decisa da una persona.
      </p>
    </Part>
    <Part title="6. I tuoi diritti">
      <p>
        Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da
        un computer, opporti al loro trattamento o revocare il consenso, senza che questo tocchi quanto fatto prima (artt. 15–22 GDPR). Basta
        chiamarci o scriverci dal modulo di contatto: rispondiamo entro un mese.
      </p>
      <p>Se ritieni che qualcosa non sia in regola, puoi rivolgerti al Garante per la protezione dei dati personali (www.garanteprivacy.it).</p>
    </Part>
  </>
);

/** /privacy-policy: what the product really keeps, why, and for how long. */
export const PrivacyPolicy = () => {
  const local = useLocalPath();
  return (
    <LegalPage title="Privacy policy" lead="Quali dati ci affidi quando prenoti, chiedi un preventivo o ci scrivi, e che cosa ne facciamo.">
      <Part title="1. Chi tratta i tuoi dati">
        <p>Il titolare del trattamento è {house}. Per qualsiasi domanda: <a href={phone.href}>{phone.display}</a> o il <Link to={local('/#contact')}>modulo di contatto</Link>.</p>
      </Part>
      <Part title="2. Quali dati, e perché">
        <p>Puoi leggere tutto il sito senza dirci chi sei. Raccogliamo solo quello che scrivi nei moduli:</p>
        <Collected />
        <p>I campi facoltativi si possono lasciare vuoti; senza quelli obbligatori non possiamo rispondere alla richiesta. Non scrivere nelle note dati che non servono al servizio.</p>
      </Part>
      <Keeping />
      <Rights />
      <Part title="7. Cookie e siti di altri">
        <p>
          Il sito usa solo cookie tecnici, elencati nella <Link to={local('/cookie-policy')}>cookie policy</Link>. Caratteri, immagini e video vengono dal sito stesso: nessun
          altro servizio è contattato prima di un tuo clic. La mappa interattiva di OpenStreetMap si carica solo se la chiedi; i collegamenti a
          Maps, WhatsApp, Instagram e Facebook portano a siti con una loro informativa.
        </p>
      </Part>
      <Part title="8. Modifiche">
        <p>Quando questa pagina cambia, cambia la data in alto. Insieme a ogni messaggio conserviamo la versione del testo a cui hai acconsentito.</p>
      </Part>
    </LegalPage>
  );
};
