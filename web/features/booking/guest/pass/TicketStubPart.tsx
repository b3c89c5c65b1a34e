import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { selectOrigin } from '#web/shared/store/serverContextSlice.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import type { PassDrawing } from './passState.ts';
import { SmallHint } from './passStyles.ts';
import { TicketStub, wide } from './ticketStyles.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 0.5rem;
  align-items: center;
  > :first-child {
    flex: 1 1 8.5rem;
  }
  ${wide} {
    display: grid;
  }
`;
const Code = styled.p`
  margin-block: 0.2rem;
  font: 600 1.5rem/1.1 ${font.display};
  letter-spacing: 0.02em;
  font-variant-numeric: lining-nums;
  white-space: nowrap;
  ${wide} {
    font-size: 1.75rem;
    letter-spacing: 0.04em;
  }
`;
const Seal = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  width: 6.5rem;
  max-width: 100%;
  border: 3px solid ${color.cobalt};
  print-color-adjust: exact;
  img {
    width: 100%;
    height: auto;
  }
  ${wide} {
    width: 100%;
  }
  @media print {
    width: 9rem;
  }
`;
const Address = styled.p`
  font-size: 0.9375rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.cobalt};
    white-space: nowrap;
    text-underline-offset: 0.2em;
  }
`;
const PrintedLink = styled.p`
  display: none;
  @media print {
    display: block;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const MOTIFS = ['stella', 'limone', 'melagrana', 'rosone', 'spiga', 'ficodindia', 'sole', 'girale'];
const TILE_PX = 44;

type Props = { token: string; reference: string; drawing: PassDrawing };

export const TicketStubPart = ({ token, reference, drawing }: Props) => {
  const words = useTranslation();
  const origin = useSelector(selectOrigin);
  const { address, phone, name } = venue;
  const scheme = drawing === 'pending' ? 'cobalto' : 'classica';
  return (
    <TicketStub>
      <Row>
        <div>
          <SmallHint>{words('booking.reference')}</SmallHint>
          <Code>{reference}</Code>
          <SmallHint>{words('pass.codeHint')}</SmallHint>
        </div>
        {drawing !== 'closed' && (
          <Seal aria-hidden="true">
            {MOTIFS.map((motif) => (
              <img
                key={motif}
                src={`/art/tiles/tile-${motif}-${scheme}.svg`}
                alt=""
                width={TILE_PX}
                height={TILE_PX}
              />
            ))}
          </Seal>
        )}
      </Row>
      <Address>
        <b>{name}</b>
        <br />
        {words('pass.address', { street: address.street, province: address.province })}
        <br />
        <a href={phone.href}>{withNoBreakSpaces(phone.display)}</a>
      </Address>
      <PrintedLink>{`${origin.replace(/^https?:\/\//, '')}/reservations/${token}`}</PrintedLink>
    </TicketStub>
  );
};
