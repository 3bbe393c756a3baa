import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import styles from './LineSeller.module.css'

type Props = {
  mark: ReactNode
  name: string
  /** Why this row is yours, as text; null when it isn't. */
  own: string | null
  /** The mark of the record that was looked up; absent for other records. */
  record?: ReactNode
  /** Where the row comes from. */
  source: ReactNode
}

/** The cell with the merchant of a row. */
export function LineSeller({ mark, name, own, record, source }: Props) {
  return (
    <div className={styles.seller}>
      {mark}
      <div className={styles.words}>
        <span className={styles.name}>
          <b dir="auto" title={name}>
            {name}
          </b>
          {own !== null && <Tag tone="accent">{own}</Tag>}
        </span>
        {record}
        <span className={styles.source}>{source}</span>
      </div>
    </div>
  )
}
