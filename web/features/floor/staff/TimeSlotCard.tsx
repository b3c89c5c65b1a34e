import { useId } from 'react';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { EditAndRemoveButtons } from '#web/shared/ui/controls/EditAndRemoveButtons.tsx';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { CardButtons, Paper, MutedText, Title } from './cardStyles.ts';
import { formatHours } from './floorText.ts';

type Props = { slot: TimeSlotView; onEdit: () => void; onRemove: () => void };

export const TimeSlotCard = ({ slot, onEdit, onRemove }: Props) => {
  const titleId = useId();
  const { description, isActive, maxCovers } = slot;
  return (
    <Paper as="article" aria-labelledby={titleId} $edge={tone[isActive ? 'high' : 'off'].edge}>
      <Title>
        <h4 id={titleId}>{formatHours(slot)}</h4>
        <Badge $tone={isActive ? 'high' : 'off'}>{isActive ? 'Attivo' : 'Inattivo'}</Badge>
      </Title>
      <MutedText>{maxCovers} coperti per turno</MutedText>
      {description && <MutedText>{description}</MutedText>}
      <CardButtons>
        <EditAndRemoveButtons name={formatHours(slot)} onEdit={onEdit} onRemove={onRemove} />
      </CardButtons>
    </Paper>
  );
};
