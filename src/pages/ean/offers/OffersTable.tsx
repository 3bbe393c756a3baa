import { memo, useContext, useMemo } from 'react'
import { availableColumns } from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { MoreRows } from '@/components/ui/tables/MoreRows.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { formatPercent, formatPrice } from '@/lib/numbers/format.ts'
import { figureWidth, currencyLabelWidth } from '@/lib/text/currencyLabelText.ts'
import { offerColumns, type OfferContext, type OfferLine } from '@/pages/ean/columns.tsx'
import type { PlotScale } from './plotScale.ts'
import styles from './OffersTable.module.css'

type Props = {
  caption: string
  lines: readonly OfferLine[]
  scale: PlotScale
  countries: readonly string[]
  /** The address of your price list at this code. */
  toList: string
  /** The product ID of the listing that was looked up; '' for none. */
  lookedUpId: string
  /** Whether a price of yours is known. */
  hasOwn: boolean
}

const priceOf = (line: OfferLine) =>
  formatPrice(line.kind === 'offer' ? line.row.offerPrice : line.own.price)

/** The text that the width of the difference column depends on: the longest is positive, because no decrease exceeds −100.0%. */
const moreOf = (line: OfferLine) =>
  line.kind === 'offer' ? formatPercent(line.row.vsReference, { digits: 1, signed: true }) : ''

const LOWEST_FIRST = [{ column: 'offerPrice', down: false }] as const

/** The table of all offers of an answer, lowest first and left-out ones last; below 640 px each row is a small block. */
export function OffersTable(props: Props) {
  const { caption, lines, scale, countries, toList, lookedUpId, hasOwn } = props
  const label = useContext(CurrencyLabel)
  const context = useMemo<OfferContext>(
    () => ({
      referenceLabel: scale.referenceLabel,
      hasOwn,
      drawn: { scale, countries, toList, lookedUpId },
    }),
    [scale, countries, toList, lookedUpId, hasOwn],
  )
  const columns = useMemo(() => availableColumns(offerColumns, lines, context), [lines, context])
  const table = (some: readonly OfferLine[]) => (
    <Table
      ref={answerPart}
      caption={caption}
      className={styles.table}
      style={cssVars({
        '--label': currencyLabelWidth(label) + figureWidth(lines.map(priceOf)),
        '--more': figureWidth(lines.map(moreOf)),
      })}
    >
      <thead>
        <tr>
          <DataHeads columns={columns} context={context} sorting={LOWEST_FIRST} />
        </tr>
      </thead>
      <tbody>
        {some.map((line, rankedPrice) => (
          // The index makes keys unique, because a service may repeat an offer.
          <Line key={keyOf(line, rankedPrice)} {...{ line, columns, context }} />
        ))}
      </tbody>
    </Table>
  )
  return (
    <MoreRows rows={lines} what="offers">
      {table}
    </MoreRows>
  )
}

function keyOf(line: OfferLine, rankedPrice: number): string {
  if (line.kind === 'listed') return 'listed'
  const { merchantId, productId } = line.row.offer
  return `${merchantId ?? ''} ${productId ?? ''} ${rankedPrice}`
}

type LineProps = {
  line: OfferLine
  columns: ReturnType<typeof availableColumns<OfferLine, string, OfferContext>>
  context: OfferContext
}

/** The row of an offer, or of the price from your price list, which is not an offer and not reachable with arrow keys. */
const Line = memo(function Line({ line, columns, context }: LineProps) {
  const isOffer = line.kind === 'offer'
  return (
    <tr
      data-row={isOffer || undefined}
      data-mine={!isOffer || line.row.isOwn || undefined}
      data-excluded={isOffer ? (line.row.excluded ?? undefined) : undefined}
    >
      <DataCells columns={columns} row={line} context={context} />
    </tr>
  )
})
