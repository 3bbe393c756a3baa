import { EditCell } from '@/components/ui/fields/EditCell.tsx'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { readTypedPrice } from '@/domain/pricing/priceList/typedPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import { fieldOf } from '@/words/priceListNames.ts'

type Figure = 'price' | 'cost' | 'floor'
type Props = { entry: PriceEntry; changes: PriceChanges }

const LABELS = { price: 'Price', cost: 'Cost', floor: 'Floor', note: 'Note' } as const

const written = (value: number | null) => (value === null ? '' : formatPrice(value))

/** The text that the cell of an entry shows. */
const textOf = (entry: PriceEntry, what: Figure | 'note') =>
  what === 'note' ? entry.note : written(entry[what] ?? null)

/**
 * Saves a typed value, and announces it as it was read: the field has lost the focus, and may write the value differently than it
 * was typed.
 */
async function save(
  { entry: { code }, changes }: Props,
  what: Figure | 'note',
  change: Partial<OwnPrice>,
  shown: string,
  before: string,
) {
  const label = fieldOf(LABELS[what], code)
  const isKnown = (now: PriceEntry) => textOf(now, what) === before
  const found = await changes.change(code, change, isKnown)
  if (found === null) announceResult(shown === '' ? `${label} removed` : `${label} saved: ${shown}`)
  return typeof found === 'string' ? found : found && { there: textOf(found, what) }
}

/** The field for a price of the entry: price, cost or floor. */
export function FigureField({ what, ...props }: Props & { what: Figure }) {
  const { entry } = props
  return (
    <EditCell
      isFigure
      label={fieldOf(LABELS[what], entry.code)}
      value={textOf(entry, what)}
      placeholder="–"
      onCommit={async (text, before) => {
        const read = readTypedPrice(text, what)
        if ('problem' in read) return read.problem
        return save(props, what, { [what]: read.value }, written(read.value), before)
      }}
    />
  )
}

export function NoteField(props: Props) {
  const { code, note } = props.entry
  return (
    <EditCell
      label={fieldOf(LABELS.note, code)}
      value={note}
      placeholder="Add a note"
      onCommit={(text, before) => save(props, 'note', { note: text }, text, before)}
    />
  )
}
