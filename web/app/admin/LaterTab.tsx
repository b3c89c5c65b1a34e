import { styled } from 'styled-components';
import { color, font, media } from '../../shared/ui/tokens.ts';
import { Frieze } from '../../shared/ui/Frieze.ts';

type Props = { title: string; children: string };

/** Says plainly that a section is not there yet, and what it will be for. */
export const LaterTab = ({ title, children }: Props) => (
  <Sheet>
    <h2>{title}</h2>
    <p><b>Questa sezione non è ancora disponibile.</b></p>
    <p>{children}</p>
    <Band $motif="foglie" $height={20} />
  </Sheet>
);

const Sheet = styled.div`
  position: relative; overflow: hidden; max-width: 760px; margin: 40px 0 0; padding: 40px 40px 64px; background: ${color.latte}; box-shadow: inset 0 0 0 1px #1C3F8F26;
  h2 { margin-bottom: 16px; font-size: 40px; }
  p { max-width: 56ch; font-family: ${font.text}; }
  p + p { margin-top: 8px; color: ${color.inchiostro2}; }
  ${media.narrow} { margin-top: 24px; padding: 28px 22px 56px; h2 { font-size: 33px; } }
`;
const Band = styled(Frieze)`position: absolute; inset: auto 0 0;`;
