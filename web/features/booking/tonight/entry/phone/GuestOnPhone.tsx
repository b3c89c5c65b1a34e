import { occasionLabel, occasions, seatWishes } from '#src/contracts/booking/guest-wishes.ts';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { recordAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { AllergiesOnPhone } from './AllergiesOnPhone.tsx';
import { Chips, Label, PanelInput, Problem, Two } from '../panelStyles.ts';
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
      <GuestInput
        label="Telefono"
        type="tel"
        value={draft.customerPhone}
        problem={problems['customerPhone']}
        onValue={(customerPhone) => onChange({ customerPhone })}
      />
      <GuestInput
        label="Cognome e nome"
        type="text"
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
        onChange={onChange}
      />
    )}
    <Label>Note</Label>
    <PanelInput
      aria-label="Note"
      value={draft.notes}
      maxLength={MAX_LENGTHS.notes / 2}
      autoComplete="off"
      onChange={({ target }) => onChange({ notes: target.value })}
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

type InputProps = {
  label: string;
  type: 'tel' | 'text';
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
};

const GuestInput = ({ label, type, value, problem, onValue }: InputProps) => (
  <div>
    <PanelInput
      type={type}
      aria-label={label}
      aria-invalid={problem !== undefined}
      placeholder={label}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onValue(target.value)}
    />
    {problem !== undefined && <Problem role="alert">{problem}</Problem>}
  </div>
);
