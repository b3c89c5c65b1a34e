import { ALLERGIES_RETENTION_DAYS, type Allergen } from '#src/contracts/booking/guest-allergies.ts';
import { allergens } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { allergyWord } from '../tonight/book/AllergyMark.tsx';
import { AllergenChips, CheckLine } from './guestDialogStyles.ts';

type AllergenProps = {
  codes: readonly Allergen[];
  onChange: (codes: Allergen[]) => void;
};

export const AllergenButtons = ({ codes, onChange }: AllergenProps) => (
  <AllergenChips>
    {allergens.map((code) => (
      <button
        key={code}
        type="button"
        aria-pressed={codes.includes(code)}
        onClick={() =>
          onChange(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])
        }
      >
        {allergyWord[code]}
      </button>
    ))}
  </AllergenChips>
);

export type AllergyConsent = { readonly hasConsent: boolean; readonly isRemembered: boolean };
export const noConsent: AllergyConsent = { hasConsent: false, isRemembered: true };

type ConsentProps = AllergyConsent & { onChange: (change: Partial<AllergyConsent>) => void };

/**
 * Consents that the guest gave to staff, because allergies are health data (GDPR, article 9).
 */
export const AllergyConsents = ({ hasConsent, isRemembered, onChange }: ConsentProps) => (
  <div>
    <CheckLine>
      <input
        type="checkbox"
        checked={hasConsent}
        onChange={({ target }) => onChange({ hasConsent: target.checked })}
      />
      Me l’ha detto l’ospite, e vuole che lo segniamo
    </CheckLine>
    <CheckLine>
      <input
        type="checkbox"
        checked={isRemembered}
        onChange={({ target }) => onChange({ isRemembered: target.checked })}
      />
      Vuole che ce ne ricordiamo la prossima volta; se no, si cancellano {ALLERGIES_RETENTION_DAYS}{' '}
      giorni dopo la visita
    </CheckLine>
  </div>
);
