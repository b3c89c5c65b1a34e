import { styled } from 'styled-components';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Gauge } from '#web/shared/ui/display/Gauge.tsx';
import { color, font, media, tone } from '#web/shared/ui/theme/tokens.ts';
import { occupancyLabel, type DayOccupancy as Summary, type OccupancyLevel } from './occupancy.ts';
import { occupancyTone } from './occupancyTone.ts';

export const DaySummary = ({
  summary: { booked, capacity, reservations, percent, pressure },
}: {
  summary: Summary;
}) => {
  const level = occupancyTone[pressure];
  const share = `${Math.round(percent)}%`;
  return (
    <Row>
      <Covers $edge={tone[level].edge}>
        <dt>Coperti prenotati</dt>
        <dd>
          <Figure>{booked}</Figure>
          <Rest>/{capacity}</Rest>
        </dd>
        <dd>{Math.max(0, capacity - booked)} ancora liberi</dd>
        <dd>
          <Gauge
            share={percent / 100}
            tone={level}
            figure={share}
            caption="occupazione"
            label={`Occupazione ${share}`}
          />
        </dd>
      </Covers>
      <Box>
        <dt>Prenotazioni attive</dt>
        <dd>
          <Figure>{reservations}</Figure>
        </dd>
        <dd>Escluse le rifiutate</dd>
      </Box>
      <Box $edge={tone[level].edge}>
        <dt>Pressione</dt>
        <dd>
          <Figure>{occupancyLabel[pressure]}</Figure>
        </dd>
        <dd>
          <Badge $tone={level}>{meaning[pressure]}</Badge>
        </dd>
      </Box>
    </Row>
  );
};

const meaning: Record<OccupancyLevel, string> = {
  high: '80% o più',
  medium: 'Dal 60% all’80%',
  low: 'Meno del 60%',
};

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 18px;
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Box = styled(FlatCard)`
  padding: 18px 22px 20px;
  font-size: 1rem;
  line-height: 1.4;
  ${media.narrow} {
    padding-inline: 18px;
  }
  dt {
    font: 700 0.75rem/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: #5d5a63;
  }
  dd {
    color: ${color.textMuted};
  }
`;
const Covers = styled(Box)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  column-gap: 16px;
  dd:last-child {
    grid-area: 1 / 2 / 4;
    align-self: center;
  }
  svg {
    width: clamp(8.125rem, 12vw, 10.625rem);
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    dd:last-child {
      grid-area: auto;
    }
  }
`;
const Figure = styled.span`
  font: 600 clamp(2.5rem, 4.4vw, 3.25rem)/1.2 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.text};
`;
const Rest = styled.span`
  font: 600 1.625rem/1 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.textMuted};
`;
