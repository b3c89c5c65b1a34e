import type { Ref } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyles } from '../theme/VisuallyHidden.ts';

const Out = styled.div`
  ${visuallyHiddenStyles}
`;

/**
 * Honeypot field. People cannot see or reach it, so only programs fill it in. It must be the last
 * child, because the CSS of the forms counts children.
 */
export const HoneypotField = ({ ref }: { ref?: Ref<HTMLInputElement> }) => (
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
