import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Language } from '#src/contracts/languages.ts';
import { selectOrigin } from '#web/shared/store/serverContextSlice.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { Arch, Card, CardFoot, PageSize, Screen, Tools } from './qrSheetStyles.ts';

const FRIEZE_HEIGHT_PX = 33;

/**
 * Invitations on the printed card. It shows four languages, because all guests use the same card.
 */
const invitations: readonly { readonly language: Language; readonly text: string }[] = [
  { language: 'it', text: 'Inquadra: piatti, figure, allergeni' },
  { language: 'en', text: 'Scan for the menu and allergens' },
  { language: 'es', text: 'Escanea: la carta y los alérgenos' },
  { language: 'fr', text: 'La carte et les allergènes, en un scan' },
];

export const MenuQrCard = () => {
  const address = `${new URL(useSelector(selectOrigin)).host}/carta`;
  return (
    <Screen>
      <PageSize />
      <Tools>
        <h1>Foglio QR</h1>
        <p>
          Un cartoncino A6 per il tavolo: apre la carta su <b>{address}</b>. Se il codice non si
          legge, stampalo più grande.
        </p>
        <Button onClick={() => window.print()}>Stampa</Button>
        <Link to="/admin?tab=menu">Torna al menu</Link>
      </Tools>
      <Card>
        <Frieze $motif="teeth" $height={FRIEZE_HEIGHT_PX} />
        <Arch>
          <img src="/brand/emblem.svg" alt="" />
          <img src="/menu-qr.svg" alt={`Codice QR che apre ${address}`} />
        </Arch>
        <h2>La carta è qui</h2>
        <ul>
          {invitations.map(({ language, text }) => (
            <li key={language} lang={language}>
              {text}
            </li>
          ))}
        </ul>
        <CardFoot>
          <b>{address}</b>
          <i>La preferisci di carta? Chiedila.</i>
        </CardFoot>
        <Frieze $motif="teeth" $height={FRIEZE_HEIGHT_PX} />
      </Card>
    </Screen>
  );
};
