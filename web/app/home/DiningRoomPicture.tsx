import { styled } from 'styled-components';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { art, color, ease, media } from '#web/shared/ui/theme/tokens.ts';

const edge = 'clamp(20px, 2.6vw, 40px)';

const Clad = styled.div`
  position: relative;
  padding: ${edge} ${edge} 0;
  border-radius: 999px 999px 0 0;
  box-shadow: 0 30px 60px -30px rgba(67, 32, 63, 0.55);
  background: ${art.tile('pattern-a')} 50% 0 / clamp(96px, 9.4vw, 150px);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(
      160deg,
      rgba(255, 255, 255, 0.25),
      transparent 40%,
      rgba(67, 32, 63, 0.28)
    );
  }
  &::after {
    content: '';
    position: absolute;
    left: -14px;
    right: -14px;
    bottom: -24px;
    height: 26px;
    border-radius: 2px;
    background: linear-gradient(#fbf5e6, #e9d6ae 40%, #c9ae7e);
    box-shadow: 0 14px 24px -10px rgba(67, 32, 63, 0.5);
  }
`;
const Room = styled(Picture)`
  position: relative;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5.1;
  object-fit: cover;
  border-radius: 999px 999px 0 0;
  box-shadow:
    0 0 0 6px ${color.ivory},
    0 0 0 8px ${color.cobalt};
`;
const Plate = styled(Picture)`
  position: absolute;
  z-index: 1;
  right: -13%;
  bottom: -9%;
  width: 37%;
  height: auto;
  filter: drop-shadow(0 18px 18px rgba(67, 32, 63, 0.35));
  transition: transform 1.1s ${ease};
  ${media.hover} {
    &:hover {
      transform: rotate(12deg);
    }
  }
  ${media.narrow} {
    right: -5%;
    bottom: -7%;
  }
`;

export const DiningRoomPicture = ({ alt }: { alt: string }) => (
  <Clad>
    <Room
      name="scenes/interior-1080"
      width={1080}
      height={1350}
      small={720}
      sizes="(max-width: 700px) 86vw, 40vw"
      alt={alt}
    />
    <Plate
      name="/dishes/norma-640"
      width={640}
      height={640}
      small={400}
      sizes="(max-width: 700px) 34vw, 16vw"
    />
  </Clad>
);
