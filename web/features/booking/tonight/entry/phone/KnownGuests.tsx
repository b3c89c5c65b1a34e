import { skipToken } from '@reduxjs/toolkit/query/react';
import { styled } from 'styled-components';
import type { Allergies } from '#src/contracts/booking/guest-allergies.ts';
import { recordAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { FoundGuests } from '../../../guest-book/FoundGuests.tsx';
import { useSearchGuestsQuery } from '../../../guest-book/guestBookApi.ts';
import { toSearchDigits } from '../../../guest-book/searchDigits.ts';
import { phone } from '../../book/rowStyles.ts';
import { noAllergies, type PhoneDraft } from './phoneDraft.ts';

const MAX_SHOWN = 3;

type Props = {
  draft: PhoneDraft;
  today: string;
  onChange: (change: Partial<PhoneDraft>) => void;
};

/** Lists known guests whose telephone number matches, after staff typed at least three digits. */
export const KnownGuests = ({ draft, today, onChange }: Props) => {
  const { customerPhone, customerName } = draft;
  const mayRecord = useMayCall()(recordAllergies);
  const { data: guests = [] } = useSearchGuestsQuery(toSearchDigits(customerPhone) ?? skipToken);
  const shown = toSearchDigits(customerPhone) === null ? [] : guests.slice(0, MAX_SHOWN);
  return (
    <Place>
      <FoundGuests
        guests={shown}
        today={today}
        label="È lei"
        isChosen={({ name, phone: number }) => name === customerName && number === customerPhone}
        onChoose={({ name, phone: number, allergies }) =>
          onChange({
            customerName: name ?? '',
            customerPhone: number ?? customerPhone,
            allergies: mayRecord && allergies ? takeOver(allergies) : draft.allergies,
          })
        }
      />
    </Place>
  );
};

/** The guest must consent again. */
const takeOver = ({ codes, note }: Allergies) => ({ ...noAllergies, codes, note: note ?? '' });

const Place = styled.div`
  grid-column: 2;
  ${phone} {
    grid-column: 1;
  }
  &:not(:has(ul)) {
    display: contents;
  }
`;
