import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  src: string;
  /** Empty where the name stands beside it. */
  alt: string;
  /** True for what is seen first: loaded at once, before the rest. */
  eager?: boolean;
  className?: string;
}

/** Shown when a picture cannot be loaded (SPEC 8). */
const placeholder = '/pictures/placeholder.svg';

/** A picture of 4:3 that keeps its room while it loads, and is replaced by a placeholder when it fails (SPEC 8). */
export function Picture({ src, alt, eager = false, className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // An image that failed before the page was alive has told nobody.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? placeholder : src}
      alt={alt}
      width={800}
      height={600}
      {...(eager ? {} : { loading: 'lazy' })}
      {...(eager ? { fetchPriority: 'high' } : {})}
      onError={() => setFailed(true)}
      className={`bg-foam object-cover ${className}`}
    />
  );
}
