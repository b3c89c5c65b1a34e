import { useState } from 'react';
import { styled } from 'styled-components';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { JoinWaitingListForm } from './JoinWaitingListForm.tsx';

/**
 * Returns true if the turn is full. A closed service or a turn that begins soon has no waiting
 * list.
 */
const isFull = ({ capacityInfo, closed, begun }: Availability): boolean =>
  !closed && !begun && !capacityInfo.canAccommodate;

type Props = { searched: SearchedSlot; availability: Availability | null };

export const WaitingListInvitation = ({ searched, availability }: Props) => {
  const words = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <JoinWaitingListForm searched={searched} />;
  if (!availability || !isFull(availability)) return null;
  return (
    <Invitation>
      <p>{words('waiting.invite')}</p>
      <Button onClick={() => setIsOpen(true)}>{words('waiting.open')}</Button>
    </Invitation>
  );
};

const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  margin-top: 22px;
`;
