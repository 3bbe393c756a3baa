import { useState } from 'react'
import { formatCount } from '../../lib/numbers/format.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Tag } from '../../ui/buttons/Tag.tsx'
import { FoldedText } from './FoldedText.tsx'
import styles from './TraitValues.module.css'

const AT_ONCE = 12

type TraitValuesProps = {
  values: readonly string[]
  /** A value longer than this is a sentence, not a tag. */
  tagLength: number
}

/** The values of a trait as tags, in the order received; what they stand in lays them out. */
export function TraitValues({ values, tagLength }: TraitValuesProps) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? values : values.slice(0, AT_ONCE)
  return (
    <>
      {shown.map((value, place) => {
        // A value may be given twice; its place tells them apart.
        const key = `${place} ${value}`
        return value.length > tagLength ? (
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
    </>
  )
}
