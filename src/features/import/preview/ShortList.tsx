import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import styles from './ShortList.module.css'

/** How many entries are shown at first. */
const FIRST = 20

type Props<Entry> = {
  entries: readonly Entry[]
  /** Names the list for screen readers. */
  name: string
  children: (entry: Entry) => ReactNode
}

/** The first entries of a list, and all of them after a click. */
export function ShortList<Entry>({ entries, name, children }: Props<Entry>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, FIRST)
  return (
    <>
      {/* The list takes the focus of the button that shows all, which disappears on its click. */}
      <ul aria-label={name} tabIndex={-1} className={styles.list}>
        {shown.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line can have several entries, and the list is replaced as a whole
          <li key={at}>{children(entry)}</li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button
          size="s"
          variant="link"
          onClick={({ currentTarget }) => {
            const list = currentTarget.previousElementSibling
            if (list instanceof HTMLElement) list.focus({ preventScroll: true })
            setWhole(true)
            announce(`All ${formatCount(entries.length)} shown`)
          }}
        >
          Show all {formatCount(entries.length)}
        </Button>
      )}
    </>
  )
}
