import type { Ref } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyles } from '../theme/VisuallyHidden.ts';

const Out = styled.div`
  ${visuallyHiddenStyles}
`;

/**
 * A field that programs fill in and people never meet: not seen, not spoken, not reached by the keyboard, and of no kind
 * that browsers complete. Stands last in its form, so that nothing counts its place.
 */
export const HoneypotField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <Out aria-hidden="true">
    <label>
      Website{' '}
      <input
        ref={ref}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </label>
  </Out>
);
