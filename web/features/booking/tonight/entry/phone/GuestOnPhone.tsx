import { occasionLabel, occasions, seatWishes } from '#src/contracts/booking/guest-wishes.ts';
import { recordAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { AllergiesOnPhone } from './AllergiesOnPhone.tsx';
import { PanelField } from '../PanelField.tsx';
import { Chips, Label, Two } from '../panelStyles.ts';
import { SeatWishChips } from '../SeatWishChips.tsx';
import { KnownGuests } from './KnownGuests.tsx';
import { noAllergies, type PhoneDraft } from './phoneDraft.ts';

type Props = {
  draft: PhoneDraft;
  today: string;
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<PhoneDraft>) => void;
};

export const GuestOnPhone = ({ draft, today, problems, onChange }: Props) => (
  <>
    <Label>Chi</Label>
    <Two>
      <PanelField
        type="tel"
        aria-label="Telefono"
        placeholder="Telefono"
        value={draft.customerPhone}
        problem={problems['customerPhone']}
        onValue={(customerPhone) => onChange({ customerPhone })}
      />
      <PanelField
        type="text"
        aria-label="Cognome e nome"
        placeholder="Cognome e nome"
        value={draft.customerName}
        problem={problems['customerName']}
        onValue={(customerName) => onChange({ customerName })}
      />
    </Two>
    <KnownGuests draft={draft} today={today} onChange={onChange} />
    <Label>Desideri</Label>
    <Wishes draft={draft} onChange={onChange} />
    {draft.allergies && (
      <AllergiesOnPhone
        told={draft.allergies}
        problem={problems['allergies']}
        noteProblem={problems['allergies.note']}
        onChange={onChange}
      />
    )}
    <Label>Note</Label>
    <PanelField
      aria-label="Note"
      value={draft.notes}
      problem={problems['notes']}
      onValue={(notes) => onChange({ notes })}
    />
  </>
);

const Wishes = ({ draft, onChange }: Omit<Props, 'problems' | 'today'>) => (
  <Chips role="group" aria-label="Desideri">
    <Permitted operation={recordAllergies}>
      <button
        type="button"
        aria-pressed={draft.allergies !== null}
        onClick={() => onChange({ allergies: draft.allergies ? null : noAllergies })}
      >
        allergia
      </button>
    </Permitted>
    <SeatWishChips
      codes={seatWishes}
      chosen={draft.seatWishes}
      onChange={(chosen) => onChange({ seatWishes: chosen })}
    />
    {occasions.map((occasion) => (
      <button
        key={occasion}
        type="button"
        aria-pressed={draft.occasion === occasion}
        onClick={() => onChange({ occasion: draft.occasion === occasion ? null : occasion })}
      >
        {occasionLabel[occasion].toLowerCase()}
      </button>
    ))}
  </Chips>
);
