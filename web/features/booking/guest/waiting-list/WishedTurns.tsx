import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { radioCardStyles } from '#web/shared/ui/forms/radioCardStyles.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

type Props = {
  slots: readonly TimeSlotView[];
  connect: (slotId: string) => ComponentProps<'input'>;
  error: string | undefined;
};

export const WishedTurns = ({ slots, connect, error }: Props) => {
  const words = useTranslation();
  return (
    <FieldGroup legend={words('waiting.turns')} error={error}>
      <Row>
        {slots.map(({ id, startTime }) => (
          <Chip key={id}>
            <input type="checkbox" value={id} {...connect(id)} />
            <span>{startTime}</span>
          </Chip>
        ))}
      </Row>
    </FieldGroup>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Chip = styled.label`
  ${radioCardStyles}
  > span {
    display: grid;
    place-content: center;
    min-width: 84px;
    min-height: 48px;
    padding: 4px 12px;
    border: 1.5px solid ${color.edge};
    border-radius: 3px;
    background: ${color.surface};
    font: 600 1.125rem/1.15 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;
