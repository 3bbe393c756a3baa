import { useLayoutEffect, useRef } from 'react'
import { Skeleton } from '../../ui/panels/Skeleton.tsx'
import { classes } from '../../ui/styles/classes.ts'
import styles from './MerchantHtml.module.css'
import { useHtmlCleaner } from './useHtmlCleaner.ts'

type Props = { html: string; className?: string }

/** Clean, or the plain text of what cannot be cleaned: a description must not take its page along. */
function harmless(clean: (html: string) => DocumentFragment, html: string): Node | string {
  try {
    return clean(html)
  } catch {
    return html
  }
}

/** A description as its merchant wrote it, with everything that could run, load or restyle the page taken out. */
export function MerchantHtml({ html, className }: Props) {
  const cleaner = useHtmlCleaner()
  const host = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (typeof cleaner === 'function') host.current?.replaceChildren(harmless(cleaner, html))
  }, [cleaner, html])

  if (cleaner === 'loading') return <Skeleton height={60} />
  if (cleaner === 'failed') return <p className={styles.plain}>{html}</p>
  const isPlain = !/<[a-z!/]/i.test(html)
  return (
    <div
      ref={host}
      dir="auto"
      className={classes(styles.html, isPlain && styles.plain, className)}
    />
  )
}
