import { useEffect, useState } from 'react';

/** True after the element marked `data-hero-button` has scrolled out at the top of the window. */
export const useHeroButtonPassed = (): boolean => {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const look = () => {
      const button = document.querySelector('[data-hero-button]');
      setPassed(button !== null && button.getBoundingClientRect().bottom <= 0);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isPassed;
};
