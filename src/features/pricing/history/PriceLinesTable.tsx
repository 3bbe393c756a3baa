import type { ReactNode } from 'react'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { versionTimes } from '@/domain/collections/versionTimes.ts'
import type { LowestPrice, MerchantLine, PriceLines } from '@/domain/history/priceLines.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { formatCount, formatIndex, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import styles from './PriceLines.module.css'

/** A row above the merchants with a figure for each time, over `n` offers: prices, or an index. */
type Total = {
  key: string
  label: ReactNode
  figures: readonly { value: number | null; n: number }[]
  isIndex: boolean
}

type Props = {
  /** The names of the table and of its scrolling box. */
  label: string
  boxLabel: string
  lines: Omit<PriceLines, 'axis'>
  /** The lowest price, which is highlighted in its cell; null for none. */
  lowest?: LowestPrice | null
  named: string | null
  /** Called with the key of the row under the pointer; null when the pointer leaves the row. */
  onName: (key: string | null) => void
  totals?: readonly Total[]
}

/** The merchants' prices, a column for each time: the oldest on the left, as in the chart. */
export function PriceLinesTable({
  label,
  boxLabel,
  lines: { times, merchants },
  lowest = null,
  named,
  onName,
  totals = [],
}: Props) {
  const whenOf = versionTimes(times.map((at) => ({ at })))
  const moments = times.map((at, place) => ({ at, place }))
  return (
    <section
      ref={toLatest}
      className={styles.box}
      aria-label={boxLabel}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table caption={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            {moments.map(({ at }) => (
              <th key={at} scope="col" data-number>
                <LangText>{whenOf({ at })}</LangText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map(({ key, label: heading, figures, isIndex }) => (
            <tr
              key={key}
              className={styles.total}
              data-named={key === named || undefined}
              onPointerEnter={() => onName(key)}
              onPointerLeave={() => onName(null)}
            >
              <th scope="row">{heading}</th>
              {moments.map(({ at, place }) => (
                <td key={at} data-number>
                  <Figure {...(figures[place] ?? NOTHING)} isIndex={isIndex} />
                </td>
              ))}
            </tr>
          ))}
          {merchants.map((line) => (
            <tr
              key={line.key}
              data-mine={line.isOwn || undefined}
              data-named={line.key === named || undefined}
              onPointerEnter={() => onName(line.key)}
              onPointerLeave={() => onName(null)}
            >
              <th scope="row">
                <MerchantMark name={line.name} /> <span dir="auto">{line.name}</span>
              </th>
              {moments.map(({ at, place }) => (
                <td key={at} data-number>
                  <PriceAt
                    line={line}
                    place={place}
                    isLowest={at === lowest?.at && line.prices[place] === lowest.price}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

/** Scrolls to the latest times, if not all fit. */
const toLatest = (box: HTMLElement | null) => {
  if (box) box.scrollLeft = box.scrollWidth
}

type PriceAtProps = { line: MerchantLine; place: number; isLowest: boolean }

function PriceAt({ line: { prices, counts }, place, isLowest }: PriceAtProps) {
  const price = prices[place]
  if (price === undefined) return null
  if (price === null) return <EmptyValue what="no offer with a price" />
  if (counts) return <Figure value={price} n={counts[place] ?? 0} isIndex={false} />
  return (
    <span className={isLowest ? styles.lowest : undefined}>
      <CurrencyPrefix />
      <LangText>{formatPrice(price)}</LangText>
      {isLowest && <span className="vh">, the lowest known price</span>}
    </span>
  )
}

const NOTHING = { value: null, n: 0 }

type FigureProps = Total['figures'][number] & Pick<Total, 'isIndex'>

/** A median or an index, and the number of offers: "42.10 (12)". */
function Figure({ value, n, isIndex }: FigureProps) {
  if (value === null) return <EmptyValue what="no offer" />
  return (
    <>
      {!isIndex && <CurrencyPrefix />}
      <LangText>{isIndex ? formatIndex(value) : formatWorkedOut(value)}</LangText>{' '}
      <span className={styles.count}>({formatCount(n)})</span>
    </>
  )
}
