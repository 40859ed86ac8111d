import { useEffect, useRef, useState } from 'react';
import { isShownWhole, photographSrcSet } from '../../../contract/photographs.ts';

interface PictureProps {
  src: string;
  /** Empty if the name is shown beside it. */
  alt: string;
  /** True above the fold: loaded eagerly, with high priority. */
  eager?: boolean;
  /** The displayed width, from which the browser chooses a photograph's file; a drawing has only one. */
  sizes?: string;
  className?: string;
}

/** Shown when a picture cannot be loaded (docs/product/screens.md#messages). */
const placeholder = '/pictures/placeholder.svg';

/** As wide as a card. */
const cardSizes = '(min-width: 48rem) 20rem, 60vw';

/**
 * A picture of 4:3 that reserves its space while it loads, and is replaced by a placeholder on failure
 * (docs/product/screens.md#messages).
 */
export function Picture({ src, alt, eager = false, sizes = cardSizes, className = '' }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // An image that failed before hydration has fired its error event unheard.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const srcSet = failed ? undefined : photographSrcSet(src);
  return (
    <img
      ref={image}
      // Before `src`, which would otherwise be loaded too.
      {...(srcSet ? { sizes, srcSet } : {})}
      src={failed ? placeholder : src}
      alt={alt}
      width={800}
      height={600}
      {...(eager ? {} : { loading: 'lazy' })}
      {...(eager ? { fetchPriority: 'high' } : {})}
      onError={() => setFailed(true)}
      className={`bg-foam ${isShownWhole(src) ? 'object-contain' : 'object-cover'} ${className}`}
    />
  );
}
