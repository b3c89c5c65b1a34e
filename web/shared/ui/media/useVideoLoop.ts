import { useEffect, useState, type RefObject } from 'react';

/** `waiting`: nothing has moved yet; `failed`: it never will, so no button offers it. */
export type VideoLoopState = 'waiting' | 'moving' | 'held' | 'failed';

const VISIBLE_SHARE = 0.1;

const play = (element: HTMLVideoElement, refused: () => void) =>
  void element.play().catch((refusal: unknown) => {
    if ((refusal as DOMException).name === 'NotAllowedError') refused();
  });

/**
 * Plays a muted loop while it is in view, until the visitor holds it. A browser that refuses to start by itself (a phone
 * saving its battery) leaves it held, with the button to start it.
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

  // Within the press itself: a phone that saves its battery lets no film start at any other moment.
  const toggle = () => {
    // The button stays where the focus is, also when nothing has moved before.
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
