import { Button } from '@/components/ui/buttons/Button.tsx'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { useMoreOf } from '@/components/ui/tables/useMoreOf.ts'
import { FoldedText } from './FoldedText.tsx'
import styles from './TraitValues.module.css'

const AT_ONCE = 12

type TraitValuesProps = {
  values: readonly string[]
  /** The longest value that is shown as a tag; longer ones are sentences, shown as text. */
  tagLength: number
}

/** The values of an attribute as tags, in the order received; the parent element lays them out. */
export function TraitValues({ values, tagLength }: TraitValuesProps) {
  const { shown, more } = useMoreOf(values, { first: AT_ONCE, step: 200, what: 'values' })
  return (
    <>
      {shown.map((value, index) => {
        // A value may occur twice, so the key includes its index.
        const key = `${index} ${value}`
        return value.length > tagLength ? (
          <FoldedText key={key} text={value} />
        ) : (
          <Tag key={key} tone="value" className={styles.value ?? ''} dir="auto">
            {value}
          </Tag>
        )
      })}
      {more && (
        <Button variant="link" size="s" onClick={more.show}>
          {more.label}
        </Button>
      )}
    </>
  )
}
