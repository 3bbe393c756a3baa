import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type FormEvent } from 'react'
import { readEntry } from '../../domain/batch/readEntry.ts'
import { PRICES } from '../../domain/priceList/priceListNames.ts'
import type { PriceLookup } from '../../domain/priceList/priceLookup.ts'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/LiveRegion.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddPrice.module.css'
import { readFigure } from './readFigure.ts'
import type { PriceChanges } from './usePriceChanges.ts'

type Props = { lookup: PriceLookup; changes: PriceChanges; onClose: () => void }

const BLANK = { code: '', price: '', cost: '', note: '' }
type Field = keyof typeof BLANK
type Problems = { [field in Field]?: string | undefined }

/** Reads the fields as one entry, or says of each what is wrong with it. */
function readFields(fields: typeof BLANK) {
  const code = readEntry(fields.code, 'ean')
  const price = readFigure(fields.price, 'price')
  const cost = readFigure(fields.cost, 'cost')
  const problems: Problems = {
    ...(code.kind === 'invalid' && { code: code.says }),
    ...('problem' in price && { price: price.problem }),
    ...('problem' in cost && { cost: cost.problem }),
  }
  if (code.kind !== 'ean' || 'problem' in price || 'problem' in cost) return { problems }
  if (price.value === null && cost.value === null) {
    return { problems: { price: 'Give a price or a cost.' } }
  }
  const { code: text, note: mended } = code
  return {
    entry: { code: text, price: price.value, cost: cost.value, note: fields.note.trim() },
    mended,
  }
}

/** A row more; it stays open for the next one. */
export function AddPrice({ lookup, changes, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(BLANK)
  const [problems, setProblems] = useState<Problems>({})
  const code = readEntry(fields.code, 'ean')
  const isKnown = code.kind === 'ean' && lookup(code.code) !== null
  const write = (field: Field) => (text: string) => {
    setFields((now) => ({ ...now, [field]: text }))
    setProblems((now) => ({ ...now, [field]: undefined }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const read = readFields(fields)
    if (read.problems) {
      setProblems(read.problems)
      announce(Object.values(read.problems).join(' '))
      return
    }
    if (!(await changes.add(read.entry))) return
    announce(`${read.entry.code} ${isKnown ? 'changed' : 'added'}`)
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
        // The form was asked for a moment ago, to write into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is where it was
        autoFocus
        error={problems.code}
        hint={isKnown ? 'In the list already: adding changes it' : undefined}
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
