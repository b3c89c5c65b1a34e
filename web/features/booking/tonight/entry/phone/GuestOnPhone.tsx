import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { recordAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { AllergiesOnPhone } from './AllergiesOnPhone.tsx';
import { Chips, Label, PanelInput, Problem, Two } from '../panelStyles.ts';
import { KnownGuests } from './KnownGuests.tsx';
import { noAllergies, type PhoneDraft } from './phoneDraft.ts';

/** Words that one tap adds to the notes of the reservation. */
export const WISHES = ['cane', 'seggiolone', 'compleanno', 'anniversario'];

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

const Wishes = ({ draft: { wishes, allergies }, onChange }: Omit<Props, 'problems' | 'today'>) => (
  <Chips role="group" aria-label="Desideri">
    <Permitted operation={recordAllergies}>
      <button
        type="button"
        aria-pressed={allergies !== null}
        onClick={() => onChange({ allergies: allergies ? null : noAllergies })}
      >
        allergia
      </button>
    </Permitted>
    {WISHES.map((wish) => (
      <button
        key={wish}
        type="button"
        aria-pressed={wishes.includes(wish)}
        onClick={() =>
          onChange({
            wishes: wishes.includes(wish)
              ? wishes.filter((one) => one !== wish)
              : [...wishes, wish],
          })
        }
      >
        {wish}
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
