import { useEffect, useRef } from 'react';
import { ALLERGY_NOTE_LENGTH, hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import { AllergenButtons, AllergyConsents } from '../../../guest-book/AllergyFields.tsx';
import { FieldStack, Label, PanelInput, Problem } from '../panelStyles.ts';
import type { PhoneDraft, DraftAllergies } from './phoneDraft.ts';

type Props = {
  told: DraftAllergies;
  problem: string | undefined;
  onChange: (change: Pick<PhoneDraft, 'allergies'>) => void;
};

/** Asks which allergies the guest named on the telephone, and for the guest's consent. */
export const AllergiesOnPhone = ({ told, problem, onChange }: Props) => {
  const change = (changed: Partial<DraftAllergies>) =>
    onChange({ allergies: { ...told, ...changed } });
  const alert = useRef<HTMLParagraphElement>(null);
  const isShown = problem !== undefined && !told.hasConsent;
  // The consents can be below the visible part of the panel.
  useEffect(() => {
    if (isShown) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <>
      <Label>Allergie</Label>
      <FieldStack role="group" aria-label="Allergie">
        <AllergenButtons codes={told.codes} onChange={(codes) => change({ codes })} />
        <PanelInput
          aria-label="Altre allergie"
          placeholder="Altre allergie"
          value={told.note}
          maxLength={ALLERGY_NOTE_LENGTH}
          autoComplete="off"
          onChange={({ target }) => change({ note: target.value })}
        />
        {hasAllergies(told) && <AllergyConsents {...told} onChange={change} />}
        {isShown && (
          <Problem role="alert" ref={alert}>
            {problem}
          </Problem>
        )}
      </FieldStack>
    </>
  );
};
