import { styled } from 'styled-components';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { coverBand } from './coverAvailability.ts';

const Line = styled.p<{ $tone: Tone }>`
  justify-self: start;
  padding: 0.35rem 0.75rem;
  font-weight: 600;
  line-height: 1.4;
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
`;

/** Shows how many covers of the turn are free, and the band of that share as a colour and a word. */
export const CapacityOverview = ({ capacityInfo }: Pick<Availability, 'capacityInfo'>) => {
  const words = useTranslation();
  const band = coverBand(capacityInfo);
  const { availableCovers: left, maxCovers: max } = capacityInfo;
  return (
    <Line $tone={band} data-band={band}>
      {words('booking.coversFree', { left, max })} · {words(`booking.coverBand.${band}`)}
    </Line>
  );
};
