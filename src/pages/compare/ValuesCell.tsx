import { useState } from 'react'
import { formatCount } from '../../domain/format.ts'
import { FoldedText } from '../../parts/FoldedText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './ValuesCell.module.css'

/** A value longer than this is a sentence, not a tag. */
const TAG_LENGTH = 32
const AT_ONCE = 12

/** The values of a trait, in the order received. */
export function ValuesCell({ values }: { values: readonly string[] }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? values : values.slice(0, AT_ONCE)
  return (
    <span className={styles.values}>
      {shown.map((value, place) => {
        // A value may be given twice; its place tells them apart.
        const key = `${place} ${value}`
        return value.length > TAG_LENGTH ? (
          <FoldedText key={key} text={value} />
        ) : (
          <Tag key={key} tone="value" className={styles.value ?? ''} dir="auto">
            {value}
          </Tag>
        )
      })}
      {shown.length < values.length && (
        <Button variant="link" size="s" onClick={() => setIsAll(true)}>
          Show all {formatCount(values.length)} values
        </Button>
      )}
    </span>
  )
}
