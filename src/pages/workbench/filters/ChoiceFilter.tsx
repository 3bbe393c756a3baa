import type { Look } from '../../../model/workbench/rowView.ts'
import { CountedBox } from './CountedBox.tsx'
import styles from './ValueFilter.module.css'

type Props<Choice extends string> = {
  legend: string
  words: Readonly<Record<Choice, string>>
  counts: Readonly<Record<Choice, Look['stock']['in']>>
  /** In the order in which they are offered. */
  choices: readonly Choice[]
  chosen: readonly Choice[]
  onChoose: (chosen: readonly Choice[]) => void
}

/** A few choices that every row is of one of; none chosen is any of them. */
export function ChoiceFilter<Choice extends string>(props: Props<Choice>) {
  const { legend, words, counts, choices, chosen, onChoose } = props
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((one) => (
        <CountedBox
          key={one}
          label={words[one]}
          {...counts[one]}
          checked={chosen.includes(one)}
          onChange={(on) =>
            onChoose(on ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  )
}
