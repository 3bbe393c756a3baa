import type { SortKeys, TopRows } from '../../lib/sortKeys.ts'
import type { FigureColumn } from '../../model/columns/columns.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import styles from './FilterPanel.module.css'
import { topWords } from './filterWords.ts'

type Props = {
  /** Those that a row has and that can be compared. */
  figures: readonly FigureColumn[]
  top: TopRows<FigureColumn> | null
  onTop: (top: TopRows<FigureColumn> | null) => void
}

const COUNTS = [5, 10, 20, 50, 100]
const USUAL = 20

const written = ({ column, down }: SortKeys<FigureColumn>[number]) =>
  `${column} ${down ? 'down' : 'up'}`

/** Only the first so many by a figure: "Top 20 by discount, highest". */
export function TopFilter({ figures, top, onTop }: Props) {
  const [first] = figures
  if (first === undefined) return null
  const counts = COUNTS.includes(top?.most ?? USUAL) ? COUNTS : [...COUNTS, top?.most ?? USUAL]
  const orders = figures.flatMap((column) => [
    { column, down: true },
    { column, down: false },
  ])
  const by = top ?? { column: first, down: true }
  return (
    <div className={styles.top}>
      <SelectField
        size="s"
        label={WORKBENCH.top}
        value={top === null ? '' : String(top.most)}
        options={[
          { value: '', label: 'all' },
          ...counts
            .toSorted((a, b) => a - b)
            .map((count) => ({
              value: String(count),
              label: String(count),
            })),
        ]}
        onChange={(count) =>
          onTop(count === '' ? null : { column: by.column, down: by.down, most: Number(count) })
        }
      />
      <SelectField
        size="s"
        label={WORKBENCH.topBy}
        value={written(by)}
        options={orders.map((order) => ({ value: written(order), label: topWords(order) }))}
        onChange={(value) => {
          const order = orders.find((one) => written(one) === value)
          if (order) onTop({ ...order, most: top?.most ?? USUAL })
        }}
      />
    </div>
  )
}
