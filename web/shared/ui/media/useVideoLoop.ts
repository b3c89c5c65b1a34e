import { useEffect, useState, type RefObject } from 'react';

/** `failed`: cannot play, so no button is shown. */
export type VideoLoopState = 'waiting' | 'moving' | 'held' | 'failed';

const VISIBLE_SHARE = 0.1;

const play = (element: HTMLVideoElement, refused: () => void) =>
  void element.play().catch((refusal: unknown) => {
    if ((refusal as DOMException).name === 'NotAllowedError') refused();
  });

/**
 * Plays a muted loop while visible. If autoplay is refused (low-power mode), a play button remains.
 */
export const useVideoLoop = (video: RefObject<HTMLVideoElement | null>, mounted: boolean) => {
  const [loop, setLoop] = useState<VideoLoopState>('waiting');
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!mounted || !element) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || held) element.pause();
        else if (element.paused) play(element, () => setHeld(true));
      },
      { threshold: VISIBLE_SHARE },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [video, mounted, held]);

  // `play()` must run in the click handler: low-power mode forbids it elsewhere.
  const toggle = () => {
    // The button must remain, since it has focus.
    setLoop('moving');
    if (held) play(video.current!, () => setHeld(true));
    else video.current!.pause();
    setHeld(!held);
  };

  return {
    loop: loop === 'failed' ? loop : held ? ('held' as const) : loop,
    toggle,
    began: () => setLoop('moving'),
    failed: () => setLoop('failed'),
  };
};
