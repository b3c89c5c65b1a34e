import { styled } from 'styled-components';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';

export const Paper = styled(FlatCard)`
  gap: 6px;
  padding: 16px 20px 18px;
  font-size: 1rem;
  line-height: 1.45;
  font-variant-numeric: lining-nums;
`;

export const Title = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  h4 {
    flex: 1 1 0;
    min-width: 0;
    font: 600 1.375rem/1.2 ${font.display};
    overflow-wrap: anywhere;
  }
`;

export const MutedText = styled.p`
  font-size: 0.9375rem;
  color: #5d5a63;
  overflow-wrap: anywhere;
`;

export const CardButtons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: auto;
  padding-top: 10px;
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 16px;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;

export const GroupTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  align-items: baseline;
  margin: 6px 0 14px;
  font-size: 1.625rem;
  small {
    font: 450 1rem/1.4 ${font.text};
    color: #5d5a63;
    font-variant-numeric: lining-nums;
  }
  section + section > & {
    margin-top: 32px;
  }
`;

export const ViewChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    min-height: 44px;
    padding: 0 15px;
    border: 0;
    font: 600 0.9375rem/1 ${font.text};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    background: #fffcf5;
    color: #171a2c;
    box-shadow: inset 0 0 0 1.5px #1c3f8f40;
  }
  button:hover {
    box-shadow: inset 0 0 0 1.5px #1c3f8f;
  }
  button[aria-pressed='true'] {
    background: #1c3f8f;
    color: #fbf5e6;
    box-shadow: none;
  }
`;
