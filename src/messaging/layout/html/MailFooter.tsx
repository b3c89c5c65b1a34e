import type { MailView } from '../mail-view.ts';
import { color } from './colors-and-fonts.ts';
import { InlineLink } from './InlineLink.tsx';
import { LayoutCell, LayoutTable } from './LayoutTable.tsx';
import { mutedText, sansText } from './text-styles.ts';

type Props = MailView['footer'];

export const VenueAddress = ({ name, address, directions, phone }: Props) => (
  <LayoutTable className="line" width="100%" style={{ borderTop: `1px solid ${color.line}` }}>
    <tr>
      <LayoutCell className="text signature" style={{ padding: '18px 0 0', ...sansText(16, 26) }}>
        <b>{name}</b>
        <br />
        {address}
        <span className="separator"> · </span>
        <InlineLink href={directions.href}>{directions.label}</InlineLink>
        <br />
        {phone}
      </LayoutCell>
    </tr>
  </LayoutTable>
);

export const ReasonForMail = ({ reason, privacy }: Props) => (
  <LayoutTable className="note" width="600" style={{ width: '600px', maxWidth: '600px' }}>
    <tr>
      <LayoutCell
        className="padded muted"
        style={{ padding: '18px 40px 32px', ...mutedText(14, 21) }}
      >
        {reason}{' '}
        <a className="privacy" href={privacy.href} style={{ color: color.mutedText }}>
          {privacy.label}
        </a>
      </LayoutCell>
    </tr>
  </LayoutTable>
);
