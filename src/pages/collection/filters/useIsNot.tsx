import { useState } from 'react'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { isOrIsNot } from '@/words/collectionViewNames.ts'
import type { ValueChoice } from './filterWords.ts'
import styles from './ValueFilter.module.css'

const OPTIONS = [
  { value: 'is', label: 'is' },
  { value: 'is not', label: 'is not' },
] as const

/**
 * Returns whether rows must have one of the chosen values or none of them, and the field that chooses between the two. Before a
 * value is chosen, the choice is local state, because the filter has no effect yet.
 */
export function useIsNot(
  label: string,
  { values, isNot: isNotChosen }: ValueChoice,
  onChoose: (chosen: ValueChoice) => void,
) {
  const [isNotNext, setNotNext] = useState(false)
  const isNot = values.length > 0 ? isNotChosen : isNotNext
  const field = (
    <SelectField
      size="s"
      hideLabel
      className={styles.isNot}
      label={isOrIsNot(label)}
      options={OPTIONS}
      value={isNot ? 'is not' : 'is'}
      onChange={(value) => {
        const next = value === 'is not'
        setNotNext(next)
        if (values.length > 0) onChoose({ values, isNot: next })
      }}
    />
  )
  return { isNot, field }
}
