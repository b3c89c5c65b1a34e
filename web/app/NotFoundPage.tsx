import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { art, color, media } from '#web/shared/ui/theme/tokens.ts';

const Wall = styled.main`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-height: 100svh;
  overflow: hidden;
  padding: 24px;
  background: ${art.tile('pattern-a')} 50% 50% / 240px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      135deg,
      rgba(255, 255, 255, 0.2),
      transparent 40%,
      rgba(67, 32, 63, 0.25)
    );
  }
`;
const Panel = styled(Card)`
  position: relative;
  z-index: 2;
  width: min(480px, 100%);
  text-align: center;
  h1 {
    font-size: min(6.875rem, 32vw);
    color: ${color.cobalt};
  }
  h2 {
    margin: 6px 0 10px;
    font-size: min(2rem, 11vw);
  }
  p {
    margin-bottom: 22px;
  }
`;
const Hole = styled.div`
  position: absolute;
  left: calc(50% + 240px);
  top: calc(50% - 240px);
  width: 120px;
  height: 120px;
  background: #8a6a4a ${art.grain};
  box-shadow: inset 5px 7px 12px rgba(42, 18, 48, 0.6);
  ${media.narrow} {
    left: calc(50% + 60px);
    top: calc(50% - 360px);
  }
`;
const Fallen = styled.img`
  position: absolute;
  z-index: 1;
  left: calc(50% + 318px);
  top: calc(50% + 170px);
  width: 120px;
  transform: rotate(24deg);
  filter: drop-shadow(16px 22px 14px rgba(42, 18, 48, 0.5));
  ${media.narrow} {
    left: calc(50% + 40px);
    top: calc(50% + 220px);
  }
`;

/**
 * Error page for unknown paths. Its text is always English, as the specification (§2) prescribes.
 */
export const NotFoundPage = () => (
  <Wall lang="en">
    <Hole />
    <Fallen src="/art/tiles/tile-stella-classica.svg" width="120" height="120" alt="" />
    <Panel>
      <h1>404</h1>
      <h2>This tile has come loose</h2>
      <p>Page not found. The table is still set, though.</p>
      <ButtonLink to={useLocalizedPath()('/')}>Back to home</ButtonLink>
    </Panel>
  </Wall>
);
