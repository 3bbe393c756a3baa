import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './DataList.module.css'

type DataListItem = { id?: string; label: ReactNode; value: ReactNode }

type DataListProps = { items: readonly DataListItem[]; className?: string | undefined }

/** Names and values in two columns, a hairline under each. */
export function DataList({ items, className }: DataListProps) {
  return (
    <dl className={classes(styles.list, className)}>
      {items.map((item, place) => (
        <div
          // Received names may repeat; their place tells them apart.
          key={item.id ?? place}
          className={styles.item}
        >
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
