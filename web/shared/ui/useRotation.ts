import { useEffect, useState } from 'react';

/** How long a slide is shown before the next one (ms): long enough to read its caption. */
const showFor = 6_000;

export interface Rotation {
  isRotating: boolean;
  toggle: () => void;
  /** The visitor has moved the slides: they stay until the visitor starts them again. */
  stop: () => void;
}

/**
 * Moves slides on by themselves once the page is hydrated; the visitor can pause them (WCAG 2.2.2). They stand still
 * from the start if the visitor prefers reduced motion, and while the page is hidden.
 * @param next moves on by one slide; the same function in each rendering
 */
export function useRotation(isEnabled: boolean, next: () => void): Rotation {
  const [isRotating, setRotating] = useState(false);

  useEffect(() => {
    if (isEnabled) setRotating(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [isEnabled]);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, showFor);
    return () => clearInterval(timer);
  }, [isRotating, next]);

  return { isRotating, toggle: () => setRotating((is) => !is), stop: () => setRotating(false) };
}
