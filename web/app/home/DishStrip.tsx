import { styled } from 'styled-components';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { color, ease, media } from '#web/shared/ui/theme/tokens.ts';

const Band = styled.div`
  position: relative;
  height: clamp(220px, 25vw, 400px);
  overflow: hidden;
  background: ${color.cobalt};
`;
const Row = styled.div`
  position: absolute;
  left: 50%;
  top: 50%;
  display: flex;
  gap: 3.2vw;
  transform: translate(-50%, -50%);
`;
const Plate = styled(Picture)`
  flex: none;
  width: clamp(200px, 24vw, 380px);
  max-width: none;
  height: auto;
  transition: transform 1.1s ${ease};
  ${media.hover} {
    &:hover {
      transform: rotate(12deg);
    }
  }
`;

const plates = ['cannoli', 'busiate', 'arancine', 'cassata', 'involtini', 'caponata'];

export const DishStrip = () => (
  <Band aria-hidden="true">
    <Row>
      {plates.map((plate) => (
        <Plate
          key={plate}
          name={`/dishes/${plate}-640`}
          width={640}
          height={640}
          small={400}
          sizes="max(200px, 24vw)"
        />
      ))}
    </Row>
  </Band>
);
