import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import styles from './LineSeller.module.css'

type Props = {
  mark: ReactNode
  name: string
  /** What makes this line the user's. */
  own: string | null
  /** Set where it is of the record that was looked up. */
  record?: ReactNode
  /** Where the line comes from. */
  source: ReactNode
}

/** Whose price a line states. */
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
