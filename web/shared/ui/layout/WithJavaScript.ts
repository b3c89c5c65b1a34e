import { styled } from 'styled-components';

/**
 * Content that needs JavaScript. It keeps its place until hydration, so nothing moves under a
 * finger, and is absent without JavaScript.
 */
export const WithJavaScript = styled.div`
  html:not([data-ready]) & {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`;
