import { styled } from 'styled-components';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import {
  clampPercent,
  occupancyLabel,
  summarizeServices,
  type ServiceOccupancy,
} from './occupancy.ts';
import { occupancyTone } from './occupancyTone.ts';

/** Shows each service on its own line, because the sum of the day would hide a full dinner. */
export const ServiceSummaries = ({ slots }: { slots: readonly SlotStatistics[] }) => (
  <Services aria-label="Servizi del giorno">
    {summarizeServices(slots).map((service) => (
      <ServiceLine key={service.name} service={service} />
    ))}
  </Services>
);

const ServiceLine = ({
  service: { name, booked, capacity, percent, pressure },
}: {
  service: ServiceOccupancy;
}) => (
  <Service $edge={tone[occupancyTone[pressure]].edge}>
    <span>
      {name}{' '}
      <b>
        {booked}/{capacity}
      </b>{' '}
      · {Math.round(percent)} % · {occupancyLabel[pressure]}
    </span>
    <i aria-hidden="true" style={{ width: `${clampPercent(percent)}%` }} />
  </Service>
);

const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 12px 18px;
  margin-bottom: 18px;
  padding: 0;
  list-style: none;
  ${media.narrow} {
    margin-bottom: 12px;
  }
`;
const Service = styled.li<{ $edge: string }>`
  position: relative;
  padding: 12px 18px 16px;
  border: 1px solid ${color.line};
  border-left: 8px solid ${({ $edge }) => $edge};
  background: ${color.surface};
  font: 600 1.125rem/1.5 ${font.text};
  b {
    font: 600 1.5rem/1.25 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  i {
    position: absolute;
    inset: auto auto 0 0;
    height: 6px;
    background: ${({ $edge }) => $edge};
  }
`;
