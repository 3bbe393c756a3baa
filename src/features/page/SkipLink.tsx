import type { MouseEvent } from 'react'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'
import styles from './SkipLink.module.css'

type SkipLinkProps = {
  /** Returns the link’s target; undefined, for the page itself, if the target isn’t drawn. */
  to: () => HTMLElement | undefined
  children: string
}

/** A link that is visible only while focused and skips the content in between. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // A fragment link would add a history entry that shows nothing new.
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
