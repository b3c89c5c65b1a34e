import { styled } from 'styled-components';

export const CardGrid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 18px; padding: 0; list-style: none;
  > li { display: grid; min-width: 0; }
`;
