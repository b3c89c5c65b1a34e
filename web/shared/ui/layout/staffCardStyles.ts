import { styled } from 'styled-components';
import { FlatCard } from './Card.ts';
import { color, font, media } from '../theme/tokens.ts';

export const mutedInk = '#5D5A63';

export const StaffCard = styled(FlatCard)`
  > * {
    padding-inline: 22px;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;
export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 12px;
  padding-top: 18px;
`;
export const CardName = styled.h3`
  /* The basis is the longest word, so other contents of the head wrap before a word breaks. */
  flex: 1 1 min-content;
  min-width: 0;
  max-width: 100%;
  font-size: 1.4375rem;
  overflow-wrap: break-word;
  ${media.largeText} {
    flex-basis: 100%;
  }
`;
export const ContactLinks = styled.p`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-block: -2px -8px;
  font-size: 0.9375rem;
  line-height: 1.5rem;
  &:empty {
    display: none;
  }
  a {
    color: ${color.cobalt};
    text-decoration-color: #1c3f8f55;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse), (max-width: 51.25em) {
    margin-block: 0 -16px;
    a {
      flex: 1 0 100%;
      padding-block: 10px;
    }
    a + a {
      border-top: 1px solid #1c3f8f1f;
    }
  }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 26px;
  margin-top: 16px;
  border-top: 1px solid #1c3f8f1f;
  font-size: 1rem;
  ${media.largeText} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  > div {
    padding-block: 12px;
    min-width: 0;
  }
  dt {
    font: 700 0.75rem/1.3 ${font.text};
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: ${mutedInk};
  }
  dd {
    margin-top: 2px;
    overflow-wrap: anywhere;
    font-variant-numeric: lining-nums;
  }
`;
export const FullWidthFact = styled.div`
  grid-column: 1 / -1;
  &:not(:last-child) {
    border-bottom: 1px solid #1c3f8f1f;
  }
`;
export const Figure = styled.b`
  font: 600 1.5rem/1.1 ${font.display};
`;
export const CardFoot = styled.footer`
  margin-top: auto;
  padding-top: 14px;
  padding-bottom: 20px;
  small {
    font-size: 0.84375rem;
    color: ${mutedInk};
  }
`;
export const ButtonPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 12px;
  button {
    width: 100%;
  }
`;

export const CardGrid = styled.ul<{ $column?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $column = '20rem' }) => $column}), 1fr)
  );
  gap: 18px;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;
export const ListFooter = styled.div`
  display: grid;
  justify-content: center;
  margin-top: 32px;
`;
export const RetryButton = styled.button`
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
