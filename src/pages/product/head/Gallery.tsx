import Video from 'lucide-react/icons/video'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { PRODUCT, picture } from '@/pages/product/productNames.ts'
import styles from './Gallery.module.css'

type Props = { imageUrl: string | null; images: string[]; videos: string[]; title: string }

/** How many pictures are drawn at once, because a merchant may send thousands. */
const PICTURES = 60

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', -Infinity],
  ['End', Infinity],
])

/** All pictures of a product, in a strip to swipe or choose from; a broken one shows a message. */
export function Gallery({ imageUrl, images, videos, title }: Props) {
  const all = [...new Set([imageUrl, ...images].filter((url) => url !== null))]
  const { shown: pictures, more } = useMoreOf(all, { first: PICTURES, what: 'pictures' })
  const strip = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const last = pictures.length - 1

  const choose = (next: number) => {
    setCurrent(next)
    const box = strip.current
    if (box) box.scrollLeft = next * box.clientWidth
  }
  const onScroll = () => {
    const box = strip.current
    if (!box || box.clientWidth === 0) return
    setCurrent(Math.min(last, Math.max(0, Math.round(box.scrollLeft / box.clientWidth))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = Math.min(last, Math.max(0, current + step))
    choose(next)
    const isOnThumb = thumbs.current?.contains(document.activeElement)
    if (isOnThumb) thumbs.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section className={styles.gallery} aria-label={PRODUCT.pictures}>
      {pictures.length === 0 ? (
        <div className={styles.well}>
          <ProductPicture src={null} size="large" />
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys change the picture; its buttons and scrolling box take the focus
        <div onKeyDown={pictures.length > 1 ? onKeyDown : undefined}>
          <div className={styles.well}>
            <div
              ref={strip}
              className={styles.strip}
              // A box that scrolls must be reachable by keyboard; a single picture doesn't scroll.
              {...(pictures.length > 1 && {
                tabIndex: 0,
                role: 'region',
                'aria-label': `${picture(current + 1)} of ${all.length}`,
              })}
              onScroll={onScroll}
            >
              {pictures.map((url, index) => (
                <div key={url} className={styles.page} aria-hidden={index !== current || undefined}>
                  <ProductPicture
                    src={url}
                    alt={index === 0 ? title : `${title}, ${picture(index + 1).toLowerCase()}`}
                    size="large"
                    priority={index === 0 ? 'first' : 'lazy'}
                  />
                </div>
              ))}
            </div>
            {pictures.length > 1 && (
              <Tag tone="new" className={styles.count ?? ''} aria-hidden="true">
                {current + 1} of {all.length}
              </Tag>
            )}
          </div>
          {pictures.length > 1 && (
            <div ref={thumbs} className={styles.thumbs}>
              {pictures.map((url, index) => (
                <button
                  key={url}
                  type="button"
                  className={styles.thumb}
                  aria-label={picture(index + 1)}
                  aria-current={index === current || undefined}
                  onClick={() => choose(index)}
                >
                  <ProductPicture src={url} size="small" className={styles.small ?? ''} />
                </button>
              ))}
            </div>
          )}
          {more && (
            <Button variant="link" size="s" onClick={more.show}>
              {more.label}
            </Button>
          )}
        </div>
      )}
      {videos.length > 0 && (
        <ul className={styles.videos}>
          {videos.slice(0, PICTURES).map((url, index) => (
            <li key={`${index} ${url}`}>
              <a href={url} target="_blank" rel="noopener noreferrer nofollow" title={url}>
                <Video />
                {videos.length === 1 ? 'Video' : `Video ${index + 1}`}
                <span className="vh">, new tab</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
