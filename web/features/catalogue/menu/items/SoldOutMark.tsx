import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';

/**
 * Greys out an element with the attribute `data-sold-out`. The mark also shows it with a word and a
 * shape, because colour alone is not accessible.
 */
export const soldOutStyles = css`
  @media screen {
    &[data-sold-out] {
      img {
        filter: grayscale(1);
        opacity: 0.55;
      }
      h3,
      h3 ~ p,
      b {
        color: ${color.textMuted};
      }
    }
  }
`;

const Mark = styled.p`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 8px;
  padding: 6px 10px;
  border: 1.5px solid ${tone.off.text};
  background: ${tone.off.ground};
  font: 700 0.875rem/1.1 ${font.text};
  color: ${color.text};
  /* A circle with a bar through it. */
  i {
    position: relative;
    flex: none;
    width: 15px;
    height: 15px;
    border: 2px solid currentcolor;
    border-radius: 50%;
  }
  i::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 13px;
    border-top: 2px solid currentcolor;
    transform: translate(-50%, -50%) rotate(45deg);
  }
  @media print {
    display: none;
  }
`;

export const SoldOutMark = () => {
  const words = useTranslation();
  return (
    <Mark>
      <i aria-hidden="true" />
      {words('menu.soldOut')}
    </Mark>
  );
};

/** Returns the attribute for an element that has `soldOutStyles`. */
export const soldOutAttribute = ({ isSoldOut }: { readonly isSoldOut: boolean }) =>
  isSoldOut ? { 'data-sold-out': true } : {};
