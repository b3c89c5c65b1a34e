import { css, styled } from 'styled-components';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { oneColumn, phone, wide } from '../book/rowStyles.ts';

/** One line of 48 px, so twelve rows fit below it on a landscape tablet. */
export const Bar = styled.header`
  display: flex;
  gap: 14px;
  align-items: center;
  height: 3rem;
  padding: 0 12px 0 16px;
  background: ${color.navy};
  color: ${color.ivory};
  font: 400 0.9375rem/1.25rem ${font.text};
  white-space: nowrap;
  ${wide} {
    gap: 24px;
    padding: 0 16px 0 24px;
  }
  ${phone} {
    gap: 8px;
    padding: 0 8px 0 12px;
  }
  ${media.largeText} {
    flex-wrap: wrap;
    height: auto;
    padding-block: 8px;
  }
  h1,
  p {
    white-space: nowrap;
  }
  /* Enlarges the touch area of the buttons, which are only 36 px high. */
  > button,
  > div > button {
    position: relative;
    min-height: 36px;
    padding-block: 0;
    &::after {
      content: '';
      position: absolute;
      inset: -15px -10px;
    }
  }
`;
export const Titles = styled.div`
  display: flex;
  flex: none;
  gap: 10px;
  align-items: center;
  h1 {
    font: 600 1.25rem/1.5rem ${font.display};
    letter-spacing: -0.005em;
  }
  h1::first-letter {
    text-transform: uppercase;
  }
  ${phone} {
    img {
      display: none;
    }
    h1 {
      font-size: 1rem;
    }
  }
`;
export const MealButton = styled.button`
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${color.yellow};
  font: 700 0.8125rem/1.25rem ${font.text};
  letter-spacing: 0.12em;
  text-decoration: underline;
  text-decoration-color: #f4c95a77;
  text-transform: uppercase;
  text-underline-offset: 4px;
  ${phone} {
    letter-spacing: 0.02em;
  }
`;
const GAUGE_WIDTH = '56px';
const WIDE_GAUGE_WIDTH = '128px';

/**
 * `$isShort` hides the words, to make space for unsent entries and limits. In a full header, the
 * gauge shrinks first.
 */
export const Covers = styled.p<{ $isShort: boolean; $isHiddenOnPhone: boolean }>`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: auto minmax(0, ${GAUGE_WIDTH});
  gap: 8px;
  align-items: center;
  ${wide} {
    grid-template-columns: auto minmax(0, ${WIDE_GAUGE_WIDTH});
  }
  ${oneColumn} {
    grid-template-columns: auto;
  }
  ${({ $isShort }) =>
    $isShort &&
    css`
      @media (max-width: 75em) {
        grid-template-columns: auto;
        span {
          display: none;
        }
      }
    `}
  ${({ $isHiddenOnPhone }) =>
    $isHiddenOnPhone &&
    css`
      ${phone} {
        display: none;
      }
    `}
  b {
    font: 600 1.25rem/1.5rem ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  ${phone} {
    b {
      font-size: 1.0625rem;
    }
    span {
      display: none;
    }
  }
`;
export const Gauge = styled.span`
  position: relative;
  height: 10px;
  background: #fbf5e633;
  i {
    position: absolute;
    inset: 0 auto 0 0;
    background: ${color.yellow};
  }
  ${oneColumn} {
    display: none;
  }
`;
export const Alarm = styled.button`
  padding: 0 10px;
  border: 0;
  border-radius: 2px;
  background: ${color.yellow};
  color: ${color.navy};
  font: 700 0.9375rem/1.75rem ${font.text};
  && {
    min-height: 28px;
  }
  ${phone} {
    span {
      display: none;
    }
  }
`;
const hiddenText = css`
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
/**
 * State of the connection. `$isShort` hides the words, because the notice below the header contains
 * them.
 */
export const Live = styled.p<{ $isLive: boolean; $isShort: boolean }>`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  i {
    flex: none;
    width: 12px;
    height: 12px;
    ${({ $isLive }) =>
      $isLive
        ? `border-radius: 50%; background: ${color.sage}; box-shadow: 0 0 0 3px #9dbb8e55;`
        : `border: 3px solid ${color.yellow}; transform: rotate(45deg);`}
  }
  ${({ $isShort }) =>
    $isShort &&
    css`
      @media (max-width: 75em) {
        ${hiddenText}
      }
    `}
  ${phone} {
    ${hiddenText}
  }
`;
/** Number of unsent entries. */
export const Outgoing = styled.p`
  padding: 0 8px;
  border-radius: 2px;
  background: ${color.yellow};
  color: ${color.navy};
  font: 700 0.9375rem/1.75rem ${font.text};
`;
export const End = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-left: auto;
`;
