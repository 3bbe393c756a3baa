import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { TextField } from '@/components/ui/fields/TextField.tsx'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { PriceLookup } from '@/domain/pricing/priceList/priceLookup.ts'
import { readTypedPrice } from '@/domain/pricing/priceList/typedPrice.ts'
import type { PriceChanges } from '@/features/pricing/usePriceChanges.ts'
import { PRICES } from '@/words/priceListNames.ts'
import styles from './AddPrice.module.css'

type Props = { lookup: PriceLookup; changes: PriceChanges; onClose: () => void }

const BLANK = { code: '', price: '', cost: '', floor: '', note: '' }
type Field = keyof typeof BLANK
type Problems = { [field in Field]?: string | undefined }

/** Reads the fields as one entry, or returns an error for each. A note alone is enough for a known code. */
function readFields(fields: typeof BLANK, isKnown: boolean) {
  const code = readEntry(fields.code, 'ean')
  const price = readTypedPrice(fields.price, 'price')
  const cost = readTypedPrice(fields.cost, 'cost')
  const floor = readTypedPrice(fields.floor, 'floor')
  const problems: Problems = {
    ...(code.kind === 'invalid' && { code: code.message }),
    ...('problem' in price && { price: price.problem }),
    ...('problem' in cost && { cost: cost.problem }),
    ...('problem' in floor && { floor: floor.problem }),
  }
  if (code.kind !== 'ean' || 'problem' in price || 'problem' in cost || 'problem' in floor) {
    return { problems }
  }
  const note = fields.note.trim()
  const isNothing = [price, cost, floor].every(({ value }) => value === null)
  if (isNothing && !(isKnown && note !== '')) {
    const what = isKnown ? 'a price, a cost, a floor or a note' : 'a price, a cost or a floor'
    return { problems: { price: `Give ${what}.` } }
  }
  const entry = { code: code.code, price: price.value, cost: cost.value, note }
  return { entry: floor.value === null ? entry : { ...entry, floor: floor.value } }
}

/** The form for a new row of the price list; it stays open for the next row. */
export function AddPrice({ lookup, changes, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(BLANK)
  const [problems, setProblems] = useState<Problems>({})
  const code = readEntry(fields.code, 'ean')
  const isKnown = code.kind === 'ean' && lookup(code.code) !== null
  const hint = [
    ...(code.kind === 'ean' && code.note !== null ? [code.note] : []),
    ...(isKnown ? ['Already in the list. Empty fields stay unchanged.'] : []),
  ].join(' ')
  const write = (field: Field) => (text: string) => {
    setFields((now) => ({ ...now, [field]: text }))
    setProblems((now) => ({ ...now, [field]: undefined }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFields(fields, isKnown)
    if (read.problems) {
      setProblems(read.problems)
      announce(Object.values(read.problems).join(' '))
      return
    }
    if (!(await changes.add(read.entry))) return
    setFields(BLANK)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={PRICES.code}
        value={fields.code}
        onChange={write('code')}
        inputMode="numeric"
        // The user has just opened this form to type a code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is where it was
        autoFocus
        error={problems.code}
        hint={hint || undefined}
        className={styles.code}
      />
      <TextField
        label={PRICES.price}
        value={fields.price}
        onChange={write('price')}
        inputMode="decimal"
        error={problems.price}
        className={styles.figure}
      />
      <TextField
        label={PRICES.cost}
        value={fields.cost}
        onChange={write('cost')}
        inputMode="decimal"
        error={problems.cost}
        className={styles.figure}
      />
      <TextField
        label={PRICES.floor}
        value={fields.floor}
        onChange={write('floor')}
        inputMode="decimal"
        error={problems.floor}
        className={styles.figure}
      />
      <TextField
        label={PRICES.note}
        value={fields.note}
        onChange={write('note')}
        className={styles.note}
      />
      <span className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<Plus />}>
          {PRICES.addIt}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {PRICES.cancel}
        </Button>
      </span>
    </form>
  )
}
