import type { MouseEvent } from 'react'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'
import styles from './SkipLink.module.css'

type SkipLinkProps = {
  /** Where it leads; the page where that is not drawn. */
  to: () => HTMLElement | undefined
  children: string
}

/** A link that is seen while it has the focus, and leads past what stands between. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // A fragment would be one more history entry that shows nothing new.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const place = to() ?? document.getElementById('main')
    if (!place) return
    lendFocus(place)
    place.scrollIntoView({ block: 'nearest' })
  }
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {children}
    </a>
  )
}
