import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { classes } from '@/components/ui/styles/classes.ts'
import styles from './ProductPicture.module.css'

type PictureSize = 'thumb' | 'small' | 'medium' | 'card' | 'large'

type ProductPictureProps = {
  src: string | null
  /** The text alternative; empty if the title is next to the picture. */
  alt?: string
  /** The size: thumb 28 and small 40 px square; medium fills a narrow box; card 152 and large 352 px high. */
  size?: PictureSize
  /**
   * How soon the picture is loaded: `first` and `soon`, for the first pictures of a page, at once, the very first with high
   * priority.
   */
  priority?: 'first' | 'soon' | 'lazy'
  /** Whether the product is out of stock. */
  faded?: boolean
  className?: string | undefined
}

/** A product picture in a box of fixed size; a missing or broken picture is described, not replaced. */
export function ProductPicture({
  src,
  alt = '',
  size = 'card',
  priority = 'lazy',
  faded = false,
  className,
}: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src !== null && broken !== src
  const frameClass = classes(styles.well, styles[size], faded && styles.faded, className)
  return shown ? (
    <img
      // Each address has a new element, because changing the address of an existing one delays the paint.
      key={src}
      className={frameClass}
      src={src}
      alt={alt}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  ) : (
    <span className={frameClass}>
      <NoPicture src={src} small={size === 'thumb' || size === 'small' || size === 'medium'} />
    </span>
  )
}

function NoPicture({ src, small }: { src: string | null; small: boolean }) {
  const words = src === null ? 'No picture given' : 'Picture didn’t load'
  return (
    <span className={styles.none} title={small ? words : undefined}>
      <ImageOff />
      <span className={small ? 'vh' : undefined}>{words}</span>
      {src !== null && !small && (
        <span className={styles.host} dir="ltr">
          {hostOf(src)}
        </span>
      )}
    </span>
  )
}

function hostOf(src: string): string {
  return URL.canParse(src, window.location.href) ? new URL(src, window.location.href).host : ''
}
