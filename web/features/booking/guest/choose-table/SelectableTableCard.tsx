import { styled } from 'styled-components';
import type { AvailableSlot } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { ProgressBar } from '#web/shared/ui/display/ProgressBar.tsx';
import { DisplayText } from '#web/shared/ui/layout/typography.ts';
import { color, font, media, tone, type Tone } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { availabilityBand, type Covers } from './coverAvailability.ts';
import { TableDrawing } from './TableDrawing.tsx';

const Sheet = styled.label<{ $tone: Tone }>`
  position: relative;
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 18px;
  align-items: center;
  margin: 0;
  padding: 20px 20px 20px 16px;
  background: ${({ $tone }) => ($tone === 'off' ? '#F2ECDD' : color.surface)};
  box-shadow: inset 0 0 0 1.5px #1c3f8f33;
  line-height: 1.4;
  cursor: ${({ $tone }) => ($tone === 'off' ? 'not-allowed' : 'pointer')};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 6px;
    background: ${({ $tone }) => tone[$tone].edge};
  }
  input {
    ${visuallyHiddenStyles}
  }
  &:has(input:checked) {
    box-shadow:
      inset 0 0 0 3px ${color.cobalt},
      0 14px 30px -18px rgba(18, 36, 79, 0.6);
  }
  &:has(input:checked)::after {
    content: '✓';
    position: absolute;
    right: 14px;
    top: 12px;
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: ${color.cobalt};
    color: ${color.ivory};
    font: 800 16px/1 ${font.text};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
  ${media.hover} {
    &:hover:not(:has(input:disabled, input:checked)) {
      box-shadow: inset 0 0 0 2px ${color.cobalt};
    }
  }
  ${media.narrow} {
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 12px;
  }
`;
const Words = styled.span<{ $off: boolean }>`
  display: grid;
  gap: 3px;
  font-size: 15.5px;
  color: ${({ $off }) => ($off ? '#5D5A52' : '#44434F')};
  ${DisplayText} {
    font-size: 23px;
    letter-spacing: 0;
    padding-right: 26px;
    color: ${({ $off }) => ($off ? '#5D5A52' : color.text)};
  }
  ${Badge} {
    margin-top: 7px;
  }
  svg {
    max-width: 220px;
    margin-top: 6px;
  }
  b {
    font-weight: 600;
    color: ${color.text};
  }
`;

type Props = {
  slot: AvailableSlot;
  covers: Covers;
  selectable: boolean;
  checked: boolean;
  onChoose: () => void;
};

export const SelectableTableCard = ({
  slot,
  covers: { left, max },
  selectable,
  checked,
  onChoose,
}: Props) => {
  const words = useTranslation();
  const band = availabilityBand(left, max);
  const tableTone = selectable ? band : 'off';
  const place = [words('booking.floor', { floor: String(slot.floor) }), slot.tableDescription]
    .filter(Boolean)
    .join(' · ');
  return (
    <Sheet $tone={tableTone}>
      <input
        type="radio"
        name="table"
        value={slot.tableId}
        checked={checked}
        disabled={!selectable}
        onChange={onChoose}
      />
      <TableDrawing seats={slot.tableCapacity} tone={tableTone} />
      <Words $off={!selectable}>
        <DisplayText>{slot.tableName}</DisplayText>
        <span>{place}</span>
        <span>{words('booking.upTo', { n: slot.tableCapacity })}</span>
        {selectable ? (
          <>
            <ProgressBar share={left / max} tone={band} />
            <b>{words('booking.coversLeft', { left, max })}</b>
          </>
        ) : null}
        <Badge $tone={tableTone}>
          {words(selectable ? `booking.band.${band}` : 'booking.unavailable')}
        </Badge>
      </Words>
    </Sheet>
  );
};
