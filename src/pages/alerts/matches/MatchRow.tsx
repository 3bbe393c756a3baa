import ChartColumn from 'lucide-react/icons/chart-column'
import { memo } from 'react'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { SelectCell } from '@/components/data-table/grid/rows/SelectCell.tsx'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import type { MatchContext, MatchLine } from '@/features/alerts/matchColumns.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { encodePriceList } from '@/routing/states/priceListState.ts'
import { editPriceOf, snoozeOf, selectMatches, endSnoozeOf, ALERTS } from '@/words/alertNames.ts'
import { matchTitle, TwoLines, type MatchTableColumn } from './MatchCells.tsx'
import styles from './MatchesPanel.module.css'

type Props = {
  row: MatchLine
  index: number
  columns: readonly MatchTableColumn[]
  context: MatchContext
  /** The currency label of the row's country. */
  currency: string
  isSelected: boolean
  onSelect: (row: MatchLine, index: number, isSelected: boolean, isRange: boolean) => void
  onSnooze: (row: MatchLine) => void
  onEndSnooze: (row: MatchLine) => void
}

/** The row of a match, which links to its EAN page. */
export const MatchRow = memo(function FiringLine(props: Props) {
  const { row, index, columns, context, currency, isSelected } = props
  const { onSelect, onSnooze, onEndSnooze } = props
  const { code, country, imageUrl, mute, setId: collectionId } = row.first
  const title = matchTitle(row.first)
  // The column is wide enough for Edit price only when one alert is chosen.
  const hasPrice = context.isOneAlert && mute === null && code !== null
  return (
    <CurrencyLabel value={currency}>
      <tr
        data-row={index}
        data-selected={isSelected || undefined}
        data-muted={mute !== null || undefined}
        aria-rowindex={index + 2}
      >
        <SelectCell
          label={selectMatches(title)}
          isSelected={isSelected}
          onSelect={(on, isRange) => onSelect(row, index, on, isRange)}
        />
        <td data-stick="picture">
          {collectionId === null ? (
            <ProductPicture src={imageUrl} size="thumb" />
          ) : (
            <ChartColumn className={styles.chart} />
          )}
        </td>
        <DataCells columns={columns} row={row} context={context} />
        <td className={styles.act}>
          {mute === null ? (
            <Button size="s" aria-label={snoozeOf(title)} onClick={() => onSnooze(row)}>
              {ALERTS.mute}
            </Button>
          ) : (
            <TwoLines under={mute.until === 'ever' ? 'permanently' : 'until it changes'}>
              <Button
                size="s"
                variant="quiet"
                aria-label={endSnoozeOf(title)}
                title={mute.reason === '' ? undefined : mute.reason}
                onClick={() => onEndSnooze(row)}
              >
                {ALERTS.unmute}
              </Button>
            </TwoLines>
          )}
          {hasPrice && (
            <Link
              className={buttonClass({ size: 's' })}
              to={paths.priceList(encodePriceList({ countries: [country], q: code }))}
              aria-label={editPriceOf(title)}
            >
              {ALERTS.editPrice}
            </Link>
          )}
        </td>
      </tr>
    </CurrencyLabel>
  )
})
