const shapes = {
  back: 'M15 5l-7 7 7 7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  route:
    'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 17h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7',
  help: 'M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM19 19c0 2-3 2-5 2',
  up: 'M12 19V5M6 11l6-6 6 6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  heart: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l5 5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  pin: 'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2C11 20 4 13 4 5a2 2 0 0 1 2-2z',
  searchOff: 'M5 5a7 7 0 0 0 9.9 9.9M8 4.6A7 7 0 0 1 17.4 14M16 16l5 5M3 3l18 18',
  mountain: 'M3 19l6-11 4 6 2-3 6 8zM16.5 6.5a1.5 1.5 0 1 0 0-.01',
  bowl: 'M3 11h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8zM8 7c0-1.5 1-1.5 1-3M12 7c0-1.5 1-1.5 1-3M16 7c0-1.5 1-1.5 1-3',
  bed: 'M3 18v-8M21 18v-4a3 3 0 0 0-3-3H3M3 15h18M6.5 8.5a1.5 1.5 0 1 0 0-.01',
  out: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing of 24 by 24; says nothing to a screen reader, the control around it has the name. */
export function Icon({ name, filled = false, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

interface IconProps {
  name: IconName;
  filled?: boolean;
  className?: string;
}
