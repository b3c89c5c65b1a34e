import { styled } from 'styled-components';

export const StrandedList = styled.ul`
  display: grid;
  margin: 18px 0 0;
  padding: 0;
  list-style: none;
  font-size: 1rem;
  line-height: 1.45;
  font-variant-numeric: lining-nums;
  > li {
    padding-block: 14px;
    border-top: 1px solid #1c3f8f33;
    overflow-wrap: anywhere;
  }
`;
