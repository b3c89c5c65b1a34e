import { useEffect, useState, type RefObject } from 'react';

/** `failed`: the browser cannot play the video, so no button is shown. */
export type VideoLoopState = 'waiting' | 'playing' | 'paused' | 'failed';

const VISIBLE_SHARE = 0.1;

const play = (element: HTMLVideoElement, refused: () => void) =>
  void element.play().catch((refusal: unknown) => {
    if ((refusal as DOMException).name === 'NotAllowedError') refused();
  });

/**
 * Plays the muted video while it is visible. If the browser refuses, for example in low-power mode,
 * a play button remains.
 */
export const useVideoLoop = (video: RefObject<HTMLVideoElement | null>, mounted: boolean) => {
  const [loop, setLoop] = useState<VideoLoopState>('waiting');
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!mounted || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || paused) element.pause();
        else if (element.paused) play(element, () => setPaused(true));
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, mounted, paused]);

  // `play()` must run in the click handler, because low-power mode forbids it elsewhere.
  const toggle = () => {
    // Keeps the button visible while the video starts, because the button has focus.
    setLoop('playing');
    if (paused) play(video.current!, () => setPaused(true));
    else video.current!.pause();
    setPaused(!paused);
  };

  return {
    loop: loop === 'failed' ? loop : paused ? ('paused' as const) : loop,
    toggle,
    started: () => setLoop('playing'),
    failed: () => setLoop('failed'),
  };
};
