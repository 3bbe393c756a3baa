import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { margin } from '@/domain/pricing/priceList/margin.ts'
import { formatPercent, formatPrice } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import type { OwnListEntry } from '@/pages/ean/offers/useOwnListEntry.ts'
import { Link } from '@/routing/Link.tsx'
import styles from './OwnListEntryNote.module.css'

/** What your price list has for the code, with a link to it; renders nothing without an entry. */
export function OwnListEntryNote({ list: { own, isUnreadable, to } }: { list: OwnListEntry }) {
  const label = useContext(CurrencyLabel)
  if (isUnreadable) {
    return (
      <span>
        Your <Link to={to}>price list</Link> couldn’t be read, so its prices aren’t used here.
      </span>
    )
  }
  if (own === null) return null
  const { price, cost, note } = own
  const percent = margin(price, cost)
  const amount = (value: number) => withCurrencyLabel(label, formatPrice(value))
  const words = [
    ...(price === null ? [] : [`price ${amount(price)}`]),
    ...(cost === null ? [] : [`cost ${amount(cost)}`]),
    ...(percent === null ? [] : [`margin ${formatPercent(percent, { digits: 1 })}`]),
  ]
  return (
    <span className={styles.said}>
      From your <Link to={to}>price list</Link>: <LangText>{words.join(', ')}</LangText>
      {note !== '' && (
        <>
          {' '}
          (
          <bdi className={styles.note} title={note}>
            {note}
          </bdi>
          )
        </>
      )}
      .
    </span>
  )
}
