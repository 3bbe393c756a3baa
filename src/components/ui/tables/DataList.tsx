import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { useMoreOf } from './useMoreOf.ts'
import styles from './DataList.module.css'

/** How many fields are drawn at once, because a record may have any number. */
const AT_ONCE = 200

type DataListItem = { id?: string; label: ReactNode; value: ReactNode }

type DataListProps = {
  items: readonly DataListItem[]
  /** Whether the names are the app's own and short: they don't wrap, and values begin after the longest. */
  shortNames?: boolean
  className?: string | undefined
}

/** Names and values in two columns, with a hairline below each. */
export function DataList({ items, shortNames = false, className }: DataListProps) {
  const { shown, more } = useMoreOf(items, { first: AT_ONCE, what: 'fields' })
  return (
    <>
      <dl className={classes(styles.list, shortNames && styles.short, className)}>
        {shown.map((item, index) => (
          <div
            // Received names may repeat, so the index distinguishes them.
            key={item.id ?? index}
            className={styles.item}
          >
            <dt>{item.label}</dt>
            <dd>
              <LangText>{item.value}</LangText>
            </dd>
          </div>
        ))}
      </dl>
      {more && (
        <Button variant="link" size="s" onClick={more.show}>
          {more.label}
        </Button>
      )}
    </>
  )
}
