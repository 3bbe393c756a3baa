import type { DecimalSign } from '../../../lib/numbers/writtenPrice.ts'
import type { Separator } from '../../../model/table/readTable.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { PRICES } from '../../../words/priceListNames.ts'
import styles from './ColumnChoices.module.css'
import type { PriceReading } from './readPriceRows.ts'
import type { PriceDraft } from './usePriceDraft.ts'

type Read = Extract<PriceReading, { kind: 'read' }>

/** Columns that can be chosen from. */
const WIDEST = 50
const NONE = 'none'

const SIGNS = [
  { value: 'auto', label: 'as the columns show' },
  { value: '.', label: 'point: 1,299.00' },
  { value: ',', label: 'comma: 1.299,00' },
] as const

const SEPARATORS: { value: Separator; label: string }[] = [
  { value: '\t', label: 'a tab' },
  { value: ';', label: 'a semicolon' },
  { value: ',', label: 'a comma' },
  { value: '|', label: 'a bar' },
  { value: '', label: 'the line: one column' },
]

function columnOptions({ heading, width }: Read) {
  return Array.from({ length: Math.min(width, WIDEST) }, (_, at) => ({
    value: String(at),
    label: heading?.[at]?.trim().slice(0, 40) || `column ${at + 1}`,
  }))
}

/** What each column holds: guessed, and to be said otherwise. */
export function ColumnChoices({ draft, reading }: { draft: PriceDraft; reading: Read }) {
  const { choose, columns, separator, source } = draft
  const now = reading.columns
  const options = columnOptions(reading)
  const orNone = [{ value: NONE, label: 'none' }, ...options]
  const toColumn = (value: string) => (value === NONE ? null : Number(value))
  const written = (column: number | null) => (column === null ? NONE : String(column))
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{PRICES.columns}</legend>
      <SelectField
        size="s"
        label={PRICES.code}
        options={options}
        value={String(now.code)}
        onChange={(value) => choose({ code: Number(value) })}
      />
      <SelectField
        size="s"
        label={PRICES.title}
        options={orNone}
        value={written(now.title)}
        onChange={(value) => choose({ title: toColumn(value) })}
      />
      <SelectField
        size="s"
        label={PRICES.price}
        options={orNone}
        value={written(now.price)}
        onChange={(value) => choose({ price: toColumn(value) })}
      />
      <SelectField
        size="s"
        label={PRICES.cost}
        options={orNone}
        value={written(now.cost)}
        onChange={(value) => choose({ cost: toColumn(value) })}
      />
      <SelectField
        size="s"
        label={PRICES.floor}
        options={orNone}
        value={written(now.floor)}
        onChange={(value) => choose({ floor: toColumn(value) })}
      />
      <SelectField
        size="s"
        label={PRICES.note}
        options={orNone}
        value={written(now.note)}
        onChange={(value) => choose({ note: toColumn(value) })}
      />
      <SelectField<DecimalSign | 'auto'>
        size="s"
        label={PRICES.decimal}
        options={SIGNS}
        value={columns.decimal ?? 'auto'}
        onChange={(value) => choose({ decimal: value === 'auto' ? null : value })}
      />
      {source.kind === 'text' && separator !== null && (
        <SelectField
          size="s"
          label={PRICES.separator}
          options={SEPARATORS}
          value={separator}
          onChange={(value) => choose({ separator: value })}
        />
      )}
      <Checkbox
        label={PRICES.heading}
        checked={now.hasHeading}
        onChange={(hasHeading) => choose({ hasHeading })}
      />
    </fieldset>
  )
}
