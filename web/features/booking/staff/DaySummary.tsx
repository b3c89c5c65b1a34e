import { styled } from 'styled-components';
import { Badge } from '../../../shared/ui/Badge.ts';
import { Sheet } from '../../../shared/ui/Card.ts';
import { Gauge } from '../../../shared/ui/Gauge.tsx';
import { color, font, tone } from '../../../shared/ui/tokens.ts';
import { pressureLabel, type DaySummary as Summary } from '../pressure.ts';
import { pressureTone } from './pressureTone.ts';

/** The three figures of a date: covers, reservations, pressure (specification §2). */
export const DaySummary = ({ summary: { booked, capacity, reservations, percent, pressure } }: { summary: Summary }) => {
  const of = pressureTone[pressure];
  const share = `${Math.round(percent)}%`;
  return (
    <Row>
      <Covers $edge={tone[of].edge}>
        <div>
          <dt>Coperti prenotati</dt>
          <dd><Figure>{booked}</Figure><Rest>/{capacity}</Rest></dd>
          <dd>{share} di occupazione</dd>
        </div>
        <dd><Gauge share={percent / 100} of={of} figure={share} caption="occupazione" label={`Occupazione ${share}`} /></dd>
      </Covers>
      <Box>
        <dt>Prenotazioni attive</dt>
        <dd><Figure>{reservations}</Figure></dd>
        <dd>In attesa, confermate e completate</dd>
      </Box>
      <Box $edge={tone[of].edge}>
        <dt>Pressione</dt>
        <dd><Figure>{pressureLabel[pressure]}</Figure></dd>
        <dd><Badge $tone={of}>{share} dei coperti</Badge></dd>
      </Box>
    </Row>
  );
};

const Row = styled.dl`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 18px;`;
const Box = styled(Sheet)`
  padding: 18px 22px 20px; font-size: 16px;
  dt { font: 700 12px/1.3 ${font.text}; letter-spacing: .09em; text-transform: uppercase; color: #5D5A63; }
  dd { color: ${color.inchiostro2}; }
`;
const Covers = styled(Box)`
  flex-direction: row; flex-wrap: wrap; justify-content: space-between; gap: 12px 20px;
  svg { width: 170px; }
`;
const Figure = styled.span`font: 600 52px/1.15 ${font.display}; font-variant-numeric: lining-nums; color: ${color.inchiostro};`;
const Rest = styled.span`font: 600 26px/1 ${font.display}; font-variant-numeric: lining-nums; color: ${color.inchiostro2};`;
