import { useState } from 'react';
import { MAX_DESK_PARTY } from '#src/contracts/booking/reservation-desk-forms.ts';
import { Chips, PanelInput } from './panelStyles.ts';

const SMALL_PARTIES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Defined outside the component, because React would call a new function after each render. */
const focusInput = (input: HTMLInputElement | null): void => input?.focus();

type Props = { people: string; onChange: (people: string) => void };

/**
 * Asks for the number of people. `people` is empty until staff choose. Staff type numbers above
 * eight.
 */
export const PeopleChips = ({ people, onChange }: Props) => {
  const [isTyping, setTyping] = useState(people !== '' && !SMALL_PARTIES.includes(people));
  const choose = (size: string) => {
    setTyping(false);
    onChange(size);
  };
  return (
    <Chips $numbers $phoneColumns={5} role="group" aria-label="Quanti">
      {SMALL_PARTIES.map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={!isTyping && people === size}
          onClick={() => choose(size)}
        >
          {size}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isTyping}
        onClick={() => {
          setTyping(true);
          onChange('');
        }}
      >
        9+
      </button>
      {isTyping && (
        <PanelInput
          ref={focusInput}
          aria-label="Quante persone"
          inputMode="numeric"
          maxLength={String(MAX_DESK_PARTY).length}
          value={people}
          placeholder="quante persone"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </Chips>
  );
};

/** Returns the chosen number of people, or null if it is missing or too large. */
export const toPartySize = (people: string): number | null => {
  const size = Number(people);
  return size >= 1 && size <= MAX_DESK_PARTY ? size : null;
};
