import { useContext } from 'react'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import type { LadderGap, PriceLadder } from './priceLadder.ts'
import styles from './PriceLadder.module.css'

const WHERE: Record<LadderGap['kind'], string> = {
  below: 'below your lowest',
  between: 'between two of yours',
  above: 'above your highest',
}

/** The ladder in figures: entry, median and top of every merchant, then the gaps. */
export function PriceLadderTable({ ladder }: { ladder: PriceLadder }) {
  const label = useContext(CurrencyLabel)
  const price = (figure: number) => withCurrencyLabel(label, formatPrice(figure))
  return (
    <section
      className={styles.tables}
      aria-label={ASSORTMENT.ladderTable}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
      tabIndex={0}
    >
      <Table caption={ASSORTMENT.ladder}>
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            <th scope="col" data-number>
              Rows
            </th>
            <th scope="col" data-number>
              Prices
            </th>
            <th scope="col" data-number>
              Entry
            </th>
            <th scope="col" data-number>
              <FormulaHint>Median</FormulaHint>
            </th>
            <th scope="col" data-number>
              Top
            </th>
          </tr>
        </thead>
        <tbody>
          {ladder.lines.map(({ merchant, isOwn, points, rows, entry, median, top }) => (
            <tr key={merchant} data-mine={isOwn || undefined}>
              <th scope="row">{merchant === '' ? 'Merchant not stated' : merchant}</th>
              <td data-number>{formatCount(rows)}</td>
              <td data-number>{formatCount(points.length)}</td>
              <td data-number>{price(entry)}</td>
              <td data-number>{withCurrencyLabel(label, formatWorkedOut(median))}</td>
              <td data-number>{price(top)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {ladder.gaps.length > 0 && (
        <Table caption="Your gaps" captionShown>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Where</th>
              <th scope="col" data-number>
                Competitor products
              </th>
              <th scope="col" data-number>
                Merchants
              </th>
            </tr>
          </thead>
          <tbody>
            {ladder.gaps.map(({ kind, from, to, rows, merchants }) => (
              <tr key={from}>
                <td>{price(from)}</td>
                <td>{price(to)}</td>
                <td>{WHERE[kind]}</td>
                <td data-number>{formatCount(rows)}</td>
                <td data-number>{formatCount(merchants)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
