import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { radioCardStyles } from '#web/shared/ui/forms/radioCardStyles.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: 8px;
`;
const Slot = styled.label`
  ${radioCardStyles}
  > span {
    position: relative;
    display: grid;
    place-content: center;
    min-height: 54px;
    padding: 4px 2px;
    text-align: center;
    border: 1.5px solid ${color.edge};
    border-radius: 3px;
    background: ${color.surface};
    font-size: 13px;
    line-height: 1.2;
    font-weight: 500;
    text-wrap: balance;
    ${media.narrow} {
      font-size: 12px;
    }
  }
  b {
    font: 600 18px/1.15 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
const Nothing = styled.p`
  min-height: 54px;
  font-size: 15px;
  line-height: 1.4;
  color: ${color.textMuted};
`;

type Props = {
  timeSlots: readonly TimeSlotView[];
  value: string | null;
  onChange: (id: string) => void;
  error?: ReactNode;
  nothing: ReactNode;
};

export const TimeSlotPicker = ({ timeSlots, value, onChange, error, nothing }: Props) => {
  const words = useTranslation();
  return (
    <FieldGroup legend={words('booking.turn')} error={error}>
      {timeSlots.length === 0 ? (
        <Nothing role="status">{nothing}</Nothing>
      ) : (
        <Row>
          {timeSlots.map(({ id, startTime, endTime, description }) => (
            <Slot key={id} {...(description ? { title: description } : {})}>
              <input
                type="radio"
                name="timeSlot"
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
              />
              <span>
                <b>{startTime}</b>
                {words('booking.until', { time: endTime })}
              </span>
            </Slot>
          ))}
        </Row>
      )}
    </FieldGroup>
  );
};
