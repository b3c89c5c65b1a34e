import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** Optional fields of a form, hidden until the user opens them. */
export const Disclosure = styled.details`
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  padding: 0 14px;
  summary {
    position: relative;
    display: block;
    min-height: 54px;
    padding: 13px 28px 13px 0;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    font-weight: 450;
    color: ${color.textMuted};
  }
  summary::after {
    content: '';
    position: absolute;
    top: calc(50% - 3px);
    right: 4px;
    border: 6px solid transparent;
    border-top-color: currentColor;
  }
  &[open] summary::after {
    top: calc(50% - 9px);
    transform: rotate(180deg);
  }
  &[open] {
    padding-bottom: 16px;
    > * + * {
      margin-top: 14px;
    }
  }
  legend {
    margin-bottom: 8px;
    font-weight: 650;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
`;
