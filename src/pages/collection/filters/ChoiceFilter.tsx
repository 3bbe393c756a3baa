import { useId } from 'react'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { CountedBox } from './CountedBox.tsx'
import type { ValueChoice } from './filterWords.ts'
import { useIsNot } from './useIsNot.tsx'
import styles from './ValueFilter.module.css'

type Props<Choice extends string> = {
  legend: string
  words: Readonly<Record<Choice, string>>
  counts: Readonly<Record<Choice, RowsResult['stock']['in']>>
  /** The choices, in the order in which they are shown. */
  choices: readonly Choice[]
  chosen: ValueChoice
  onChoose: (chosen: ValueChoice) => void
}

/** A filter with a few fixed choices, such as stock; while none is chosen, all rows pass. */
export function ChoiceFilter<Choice extends string>(props: Props<Choice>) {
  const { legend, words, counts, choices, chosen, onChoose } = props
  const { values } = chosen
  const { isNot, field } = useIsNot(legend, chosen, onChoose)
  const id = useId()
  return (
    <fieldset className={styles.filter} aria-labelledby={id}>
      <div className={styles.legend}>
        <span id={id}>{legend}</span>
        {field}
      </div>
      {choices.map((one) => (
        <CountedBox
          key={one}
          label={words[one]}
          {...counts[one]}
          checked={values.includes(one)}
          onChange={(on) =>
            onChoose({
              isNot,
              values: on ? [...values, one] : values.filter((other) => other !== one),
            })
          }
        />
      ))}
    </fieldset>
  )
}
