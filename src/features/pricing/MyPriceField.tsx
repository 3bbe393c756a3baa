import { EditCell } from '@/components/ui/fields/EditCell.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import type { Position } from '@/domain/pricing/position.ts'
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { readTypedPrice } from '@/domain/pricing/priceList/typedPrice.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatPrice } from '@/lib/numbers/format.ts'
import { myPriceOf } from '@/words/priceListNames.ts'
import { usePriceChanges } from './usePriceChanges.ts'
import styles from './MyPriceField.module.css'

type Props = {
  code: string
  country: string
  /** Your price in the market of the code; null if there is none. */
  ownPrice: Pick<NonNullable<Position['own']>, 'price' | 'source'> | null
  /** The code’s entry in the country’s price list. */
  own: OwnPrice | null
  /**
   * Whether the field is aligned at the start, as one figure among several; otherwise it is aligned as in a column of figures.
   */
  atStart?: boolean
}

const written = (price: number | null | undefined) =>
  price === null || price === undefined ? '' : formatPrice(price)

/** A field for your price of a code, next to its market; saved in the country’s price list. */
export function MyPriceField({ code, country, ownPrice, own, atStart = false }: Props) {
  const { setOwnPrice } = usePriceChanges(country)
  const value = written(ownPrice?.price ?? own?.price)
  const label = myPriceOf(code)

  const save = async (text: string, before: string) => {
    // The price is parsed synchronously, because an export clicked next waits only for edits that have begun to be saved.
    const read = readTypedPrice(text, 'price')
    if ('problem' in read) return read.problem
    const price = read.value
    if (price === null && (own?.price ?? null) === null) {
      return ownPrice === null
        ? null
        : 'This price is from the catalog. Your list has no price to remove.'
    }
    const list = `your price list for ${shownCountry(country)}`
    const message =
      price === null
        ? `${label} removed from ${list}.`
        : `${label}: ${formatPrice(price)}, saved in ${list}.`
    const others =
      ownPrice?.source === 'catalog'
        ? ` Your offer in the catalog, ${formatPrice(ownPrice.price)}, is used here.`
        : ''
    // If the field shows the catalog’s price, its text isn’t the list’s price: compare with the list’s price as read.
    const known = ownPrice?.source === 'catalog' ? written(own?.price) : before
    const isKnown = (entry: PriceEntry | null) => written(entry?.price) === known
    const found = await setOwnPrice(code, price, isKnown, message + others)
    return typeof found === 'string' ? found : found && { there: written(found.price) }
  }
  return (
    <span className={classes(styles.field, atStart && styles.start)}>
      {value !== '' && <CurrencyPrefix />}
      <EditCell
        isFigure
        label={label}
        value={value}
        placeholder={atStart ? 'Enter your price' : '–'}
        onCommit={save}
      />
    </span>
  )
}
