import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  src: string;
  /** Empty if the name is shown beside it. */
  alt: string;
  /** True above the fold: loaded eagerly, with high priority. */
  eager?: boolean;
  className?: string;
}

/** Shown when a picture cannot be loaded (SPEC 8). */
const placeholder = '/pictures/placeholder.svg';

/** A picture of 4:3 that reserves its space while it loads, and is replaced by a placeholder on failure (SPEC 8). */
export function Picture({ src, alt, eager = false, className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // An image that failed before hydration has fired its error event unheard.
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
