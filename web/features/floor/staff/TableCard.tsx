import { useId } from 'react';
import { styled } from 'styled-components';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { MissingTranslationBadges } from '#web/shared/translations/MissingTranslationBadges.tsx';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';
import { Badge } from '#web/shared/ui/display/Badge.ts';
import { EditAndRemoveButtons } from '#web/shared/ui/controls/EditAndRemoveButtons.tsx';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { Paper, CardButtons, MutedText, Title } from './cardStyles.ts';
import { describeClosedRoom } from './roomOpeningText.ts';
import { formatPeople, formatCapacity } from './floorText.ts';

type Props = { table: TableView; onEdit: () => void; onRemove: () => void };

export const TableCard = ({ table, onEdit, onRemove }: Props) => {
  const titleId = useId();
  const closedRoom = describeClosedRoom(table, venueToday(new Date(serverNow())));
  const { name, capacityMin, joinGroup, description, isActive } = table;
  return (
    <Paper as="article" aria-labelledby={titleId} $edge={tone[isActive ? 'high' : 'off'].edge}>
      <Title>
        <h4 id={titleId}>{name}</h4>
        <Badge $tone={isActive ? 'high' : 'off'}>{isActive ? 'Attivo' : 'Inattivo'}</Badge>
      </Title>
      {closedRoom && <Badge $tone="medium">{closedRoom}</Badge>}
      <Seats>{formatCapacity(table)}</Seats>
      {capacityMin !== null && <MutedText>Da {formatPeople(capacityMin)} in su</MutedText>}
      {joinGroup !== null && <MutedText>Si accosta: {joinGroup}</MutedText>}
      {description && <MutedText>{description}</MutedText>}
      <MissingTranslationBadges languages={listMissingDescriptions(table)} />
      <CardButtons>
        <EditAndRemoveButtons name={name} onEdit={onEdit} onRemove={onRemove} />
      </CardButtons>
    </Paper>
  );
};

const Seats = styled.p`
  font-weight: 600;
  font-variant-numeric: lining-nums;
`;
