import type { Ref } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyles } from '../theme/VisuallyHidden.ts';

const Out = styled.div`
  ${visuallyHiddenStyles}
`;

/**
 * Hidden from sight, screen readers, keyboard and autofill. Last in its form, since CSS counts
 * children.
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
