import { Link } from 'react-router-dom';
import { venue } from '#src/venue.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { LegalPage, LegalSection } from './LegalPage.tsx';

const { name, address, phone, founded, email, vatNumber } = venue;

export const LegalInfo = () => {
  const local = useLocalizedPath();
  return (
    <LegalPage title="Note legali" lead="Chi c’è dietro questo sito, e le regole per usarlo.">
      <LegalSection title="1. Chi siamo">
        <p>
          Questo sito è pubblicato da {name}, ristorante e bar aperto nel {founded},{' '}
          {address.street}, provincia di {address.province}, {address.region}. Partita IVA{' '}
          {vatNumber}. Telefono: <a href={phone.href}>{phone.display}</a>. Email:{' '}
          <a href={`mailto:${email}`}>{email}</a>. Ci puoi scrivere dal{' '}
          <Link to={local('/#contact')}>modulo di contatto</Link>.
        </p>
      </LegalSection>
      <LegalSection title="2. Prenotazioni e preventivi">
        <p>
          Dal sito si inviano richieste: una prenotazione vale quando lo staff la conferma, un
          preventivo quando è accettato da entrambe le parti. Online si prenota per{' '}
          {MAX_ONLINE_PARTY_SIZE} persone al massimo; per gruppi più numerosi ci si accorda per
          telefono. Gli orari e le disponibilità mostrati possono cambiare finché la richiesta non è
          confermata.
        </p>
      </LegalSection>
      <LegalSection title="3. Menu, prezzi e allergeni">
        <p>
          Piatti, vini e prezzi seguono le stagioni e il mercato: fa fede il menu che trovi in sala.
          I prodotti contrassegnati come surgelati lo sono all’origine. Se hai allergie o
          intolleranze parlane con lo staff prima di ordinare: in cucina si lavorano tutti gli
          allergeni.
        </p>
      </LegalSection>
      <LegalSection title="4. Testi e immagini">
        <p>
          Testi, disegni, video e marchio sono del locale o usati con il consenso dei loro autori e
          non si possono riprodurre senza permesso. I caratteri Fraunces e Figtree sono distribuiti
          con licenza SIL Open Font License 1.1. I piatti sono illustrazioni: quelli veri si
          mangiano.
        </p>
      </LegalSection>
      <LegalSection title="5. Responsabilità e collegamenti">
        <p>
          Teniamo il sito aggiornato con cura, ma possono restare errori o interruzioni:
          segnalaceli. Non rispondiamo dei siti di altri raggiunti dai nostri collegamenti.
        </p>
      </LegalSection>
      <LegalSection title="6. Dati personali e legge applicabile">
        <p>
          Come trattiamo i tuoi dati è scritto nella{' '}
          <Link to={local('/privacy-policy')}>privacy policy</Link> e nella{' '}
          <Link to={local('/cookie-policy')}>cookie policy</Link>. A queste note si applica la legge
          italiana; restano salvi i diritti che la legge riconosce ai consumatori.
        </p>
      </LegalSection>
    </LegalPage>
  );
};
