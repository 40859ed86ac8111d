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
} as const;

type Shape = keyof typeof shapes;

/** A shared icon by name, or the path data of one that is defined beside its only user. */
export type IconName = Shape | `M${string}`;

function isShape(name: IconName): name is Shape {
  return name in shapes;
}

/** A line icon of 24 by 24, hidden from screen readers; the control around it has the name. */
export function Icon({ name, filled = false, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`line-drawing ${className}`}
      {...(filled ? { 'data-filled': '' } : {})}
      aria-hidden="true"
    >
      <path d={isShape(name) ? shapes[name] : name} />
    </svg>
  );
}

interface IconProps {
  name: IconName;
  filled?: boolean;
  className?: string;
}
