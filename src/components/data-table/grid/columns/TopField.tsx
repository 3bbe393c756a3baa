import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { firstInWords, type SortKeys, type TopRows } from '@/lib/sortKeys.ts'
import { COLUMNS } from '@/words/columnNames.ts'
import styles from './TopField.module.css'

type Props<Key extends string> = {
  /** The columns with a figure that can be compared. */
  columns: readonly { key: Key; label: string }[]
  top: TopRows<Key> | null
  onTop: (top: TopRows<Key> | null) => void
}

const COUNTS = [5, 10, 20, 50, 100]
const USUAL = 20

const written = ({ column, down }: SortKeys<string>[number]) => `${column} ${down ? 'down' : 'up'}`

/** A field that limits the rows to the first so many by a figure: "Top 20 by discount, highest". */
export function TopField<Key extends string>({ columns, top, onTop }: Props<Key>) {
  const [first] = columns
  if (first === undefined) return null
  const counts = COUNTS.includes(top?.most ?? USUAL) ? COUNTS : [...COUNTS, top?.most ?? USUAL]
  const orders = columns.flatMap(({ key, label }) =>
    [true, false].map((down) => ({
      column: key,
      down,
      label: firstInWords(label, down),
    })),
  )
  const by = top ?? { column: first.key, down: true }
  return (
    <div className={styles.top}>
      <SelectField
        size="s"
        label={COLUMNS.top}
        value={top === null ? '' : String(top.most)}
        options={[
          { value: '', label: 'all' },
          ...counts
            .toSorted((a, b) => a - b)
            .map((count) => ({ value: String(count), label: String(count) })),
        ]}
        onChange={(count) =>
          onTop(count === '' ? null : { column: by.column, down: by.down, most: Number(count) })
        }
      />
      <SelectField
        size="s"
        label={COLUMNS.topBy}
        value={written(by)}
        options={orders.map((order) => ({ value: written(order), label: order.label }))}
        onChange={(value) => {
          const order = orders.find((one) => written(one) === value)
          if (order) onTop({ most: top?.most ?? USUAL, column: order.column, down: order.down })
        }}
      />
    </div>
  )
}
