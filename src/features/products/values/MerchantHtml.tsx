import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { htmlPart } from './htmlPart.ts'
import { useHtmlCleaner } from './useHtmlCleaner.ts'
import styles from './MerchantHtml.module.css'

type Props = { html: string; className?: string }

/** Clean HTML, or the plain text if cleaning fails: a description must not break its page. */
function harmless(clean: (html: string) => DocumentFragment, html: string): Node | string {
  try {
    return clean(html)
  } catch {
    return html
  }
}

/**
 * A description as its merchant wrote it, without anything that could run, load or restyle the page. A very long description is
 * shown in parts.
 */
export function MerchantHtml({ html, className }: Props) {
  const [parts, setParts] = useState(1)
  const { shown, left } = htmlPart(html, parts)
  return (
    <>
      <CleanHtml html={shown} className={className} />
      {left > 0 && (
        <p className={styles.more}>
          {`${formatCount(left)} more characters. `}
          <Button variant="link" size="s" onClick={() => setParts(parts + 1)}>
            Show more of the description
          </Button>
        </p>
      )}
    </>
  )
}

function CleanHtml({ html, className }: { html: string; className: string | undefined }) {
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
