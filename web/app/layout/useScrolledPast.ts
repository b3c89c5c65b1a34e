import { useEffect, useState } from 'react';

/** Whether the page is scrolled down by more than `distance` pixels. Always false on the server. */
export const useScrolledPast = (distance: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > distance);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance]);
  return past;
};
