import { useEffect, useRef } from 'react';
import { hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import { AllergenButtons, AllergyConsents } from '../../../guest-book/AllergyFields.tsx';
import { PanelField } from '../PanelField.tsx';
import { FieldStack, Label, Problem } from '../panelStyles.ts';
import type { PhoneDraft, DraftAllergies } from './phoneDraft.ts';

type Props = {
  told: DraftAllergies;
  problem: string | undefined;
  noteProblem: string | undefined;
  onChange: (change: Pick<PhoneDraft, 'allergies'>) => void;
};

/** Asks which allergies the guest named on the telephone, and for the guest's consent. */
export const AllergiesOnPhone = ({ told, problem, noteProblem, onChange }: Props) => {
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
        <PanelField
          aria-label="Altre allergie"
          placeholder="Altre allergie"
          value={told.note}
          problem={noteProblem}
          onValue={(note) => change({ note })}
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
