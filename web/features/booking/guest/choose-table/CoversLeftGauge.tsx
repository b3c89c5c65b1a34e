import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Gauge } from '#web/shared/ui/display/Gauge.tsx';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { availabilityBand, type AvailabilityBand, type Covers } from './coverAvailability.ts';

const Legend = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 15px;
`;
const Square = styled.i<{ $band: AvailabilityBand }>`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: 10px;
  vertical-align: -2px;
  background: ${({ $band }) => tone[$band].edge};
`;

const bands: readonly AvailabilityBand[] = ['high', 'medium', 'low'];

export const CoversLeftGauge = ({ left, max }: Covers) => {
  const words = useTranslation();
  return (
    <>
      <Gauge
        share={max > 0 ? left / max : 0}
        tone={availabilityBand(left, max)}
        figure={String(left)}
        caption={words('booking.freeOf', { max })}
        label={words('booking.coversLeft', { left, max })}
      />
      <Legend>
        {bands.map((band) => (
          <li key={band}>
            <Square $band={band} />
            {words(`booking.legend.${band}`)}
          </li>
        ))}
      </Legend>
    </>
  );
};
