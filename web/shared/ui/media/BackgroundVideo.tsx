import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Picture } from './Picture.tsx';
import { color, media } from '../theme/tokens.ts';
import { useVideoLoop } from './useVideoLoop.ts';
import { useMotionAllowed } from './useMotionAllowed.ts';

const Frame = styled.div`
  position: absolute;
  inset: 0;
  img,
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: inherit;
  }
  object-position: 50% 100%;
  picture {
    display: contents;
    object-position: inherit;
  }
`;
const Video = styled.video<{ $visible: boolean }>`
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  transition: opacity 0.6s;
`;
const ToggleButton = styled.button`
  position: absolute;
  z-index: 3;
  right: 20px;
  bottom: 20px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${color.ivory};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border: 1.5px solid ${color.straw};
    border-radius: 50%;
    background: ${color.navyDark}B8;
  }
  svg {
    position: relative;
  }
  ${media.narrow} {
    top: 62px;
    right: 13px;
    bottom: auto;
    &::before {
      inset: 5px;
    }
    svg {
      width: 14px;
    }
  }
`;

const icon = { pause: 'M4 2h4v14H4zM10 2h4v14h-4z', play: 'M4.5 1.5l11 7.5-11 7.5z' };

type Props = {
  name: string;
  className?: string;
};

/** Decorative video loop. Its parent element must be positioned, because the video fills it. */
export const BackgroundVideo = ({ name, className }: Props) => {
  const words = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const motionAllowed = useMotionAllowed();
  const { loop, toggle, started, failed } = useVideoLoop(video, motionAllowed);
  const shown = motionAllowed && loop !== 'failed';
  const isPaused = loop === 'paused';
  return (
    <Frame className={className}>
      <Picture
        name={`posters/${name}-1080`}
        narrow={`posters/${name}-720x1280`}
        width={1920}
        height={1080}
        loading="afterText"
      />
      {shown && (
        <Video
          ref={video}
          $visible={loop !== 'waiting'}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="metadata"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={started}
        >
          <source
            media="(max-width: 51.25em)"
            src={`/video/${name}-720x1280.webm`}
            type='video/webm; codecs="av01.0.05M.10"'
          />
          <source
            media="(max-width: 51.25em)"
            src={`/video/${name}-720x1280.mp4`}
            type="video/mp4"
          />
          <source src={`/video/${name}-1080.webm`} type='video/webm; codecs="av01.0.08M.10"' />
          <source src={`/video/${name}-1080.mp4`} type="video/mp4" onError={failed} />
        </Video>
      )}
      {shown && loop !== 'waiting' && (
        <ToggleButton
          type="button"
          onClick={toggle}
          aria-label={words(isPaused ? 'video.play' : 'video.pause')}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? icon.play : icon.pause} />
          </svg>
        </ToggleButton>
      )}
    </Frame>
  );
};
