import ChartColumn from 'lucide-react/icons/chart-column'
import { memo, type ReactNode } from 'react'
import { SelectCell } from '../../../grid/rows/SelectCell.tsx'
import { formatIndex } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { shownCountry } from '../../../lib/countryCode.ts'
import type { Firing, FiringFigure } from '../../../model/watch/evaluateRules.ts'
import { isNewRow, sizesInWords, type MatchRow } from '../../../model/watch/matchRows.ts'
import { isAtMine } from '../../../model/watch/isAtMine.ts'
import { figureInWords, labelInWords } from '../../../model/watch/ruleWords.ts'
import { MerchantMark } from '../../../pictures/MerchantMark.tsx'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { Delta } from '../../../products/prices/Delta.tsx'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Link } from '../../../shell/Link.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { paths } from '../../../url/paths.ts'
import { encodePriceList } from '../../../url/states/priceListState.ts'
import { firingPath } from '../../../url/firingPath.ts'
import { editPriceOf, muteOf, selectFired, unmuteOf, WATCH } from '../../../words/watchNames.ts'
import type { FiredColumn } from '../../../url/states/watchState.ts'
import { ruleOf, sinceInWords, type FiredTableColumn, type RulesById } from './firedTable.ts'
import styles from './FiredPanel.module.css'

type Props = {
  row: MatchRow
  place: number
  columns: readonly FiredTableColumn[]
  rules: RulesById
  /** Whether there is room for Edit price. */
  hasPrice: boolean
  /** Of the country of the row. */
  currency: string
  /** Whether rows of several countries are shown, so that each says its own. */
  isMixed: boolean
  isSelected: boolean
  onSelect: (row: MatchRow, place: number, isSelected: boolean, isRange: boolean) => void
  onMute: (row: MatchRow) => void
  onUnmute: (row: MatchRow) => void
}

/** Two lines of one cell: what it is, and quietly what there is to know of it. */
function TwoLines({ children, under }: { children: ReactNode; under: ReactNode }) {
  return (
    <span className={styles.two}>
      <span className={styles.first}>{children}</span>
      <span className={styles.under}>{under}</span>
    </span>
  )
}

function Figure({ figure }: { figure: FiringFigure }) {
  const isPrice = figure.kind === 'price' && figure.value !== null
  const isOut = figure.kind === 'stock'
  return (
    <TwoLines under={labelInWords(figure)}>
      {figure.value === null && !isOut ? (
        <Missing what="not known" />
      ) : (
        <b className={isOut ? styles.out : undefined}>
          {isPrice && <Unit />}
          <Localized>{figureInWords(figure)}</Localized>
        </b>
      )}
    </TwoLines>
  )
}

function Difference({ firing }: { firing: Firing }) {
  const [tolerance] = usePreference('tolerance')
  const { difference } = firing
  if (difference === null) return <Missing what="no difference of two figures" />
  const { value, unit } = difference
  if (unit === 'points')
    return (
      <>
        <Localized>{formatIndex(Math.abs(value))}</Localized> points
      </>
    )
  return (
    <Delta
      value={value}
      unit={unit === 'amount' ? 'price' : 'percent'}
      plain={isAtMine(firing, tolerance)}
    />
  )
}

/** One match: the product, the alert, the two figures and since when; it leads to its EAN page. */
export const FiringLine = memo(function FiringLine(props: Props) {
  const { row, place, columns, rules, hasPrice, currency, isMixed, isSelected } = props
  const firing = row.first
  const { onSelect, onMute, onUnmute } = props
  const { name, brand, code, country, imageUrl, merchant, mute } = firing
  const isNew = isNewRow(row)
  const sizes = sizesInWords(row)
  const rule = ruleOf(firing, rules)
  const link = firingPath(firing)
  const since = <Localized>{sinceInWords(firing)}</Localized>
  const title = name ?? code ?? 'Product without a name'
  const facts = [brand, sizes || code, isMixed ? shownCountry(country) : null]
    .filter(Boolean)
    .join(', ')
  const cells: Record<FiredColumn, ReactNode> = {
    product: (
      <th key="product" scope="row" data-column="product" data-stick="name">
        <TwoLines under={facts}>{link === null ? title : <Link to={link}>{title}</Link>}</TwoLines>
      </th>
    ),
    rule: (
      <td key="rule" data-column="rule">
        <TwoLines under={rule?.detail ?? ''}>{rule?.name ?? <Missing what="no alert" />}</TwoLines>
      </td>
    ),
    merchant: (
      <td key="merchant" data-column="merchant">
        {merchant === null ? (
          <Missing what="no single merchant" />
        ) : (
          <>
            <MerchantMark name={merchant} /> {merchant}
          </>
        )}
      </td>
    ),
    against: (
      <td key="against" data-column="against" data-number data-group>
        <Figure figure={firing.against} />
      </td>
    ),
    found: (
      <td key="found" data-column="found" data-number>
        <Figure figure={firing.found} />
      </td>
    ),
    difference: (
      <td key="difference" data-column="difference" data-number>
        <Difference firing={firing} />
      </td>
    ),
    since: (
      <td key="since" data-column="since" data-number data-group title={formatWhen(firing.since)}>
        <TwoLines under={isNew ? <b className={styles.new}>new</b> : ''}>{since}</TwoLines>
      </td>
    ),
  }
  return (
    <CurrencyLabel value={currency}>
      <tr
        data-row={place}
        data-selected={isSelected || undefined}
        data-muted={mute !== null || undefined}
        aria-rowindex={place + 2}
      >
        <SelectCell
          label={selectFired(title)}
          isSelected={isSelected}
          onSelect={(on, isRange) => onSelect(row, place, on, isRange)}
        />
        <td data-stick="picture">
          {firing.setId === null ? (
            <ProductPicture src={imageUrl} size="thumb" />
          ) : (
            <ChartColumn className={styles.chart} />
          )}
        </td>
        {columns.map(({ key }) => cells[key])}
        <td className={styles.act}>
          {mute === null ? (
            <Button size="s" aria-label={muteOf(title)} onClick={() => onMute(row)}>
              {WATCH.mute}
            </Button>
          ) : (
            <TwoLines under={mute.until === 'ever' ? 'permanently' : 'until it changes'}>
              <Button
                size="s"
                variant="quiet"
                aria-label={unmuteOf(title)}
                title={mute.reason === '' ? undefined : mute.reason}
                onClick={() => onUnmute(row)}
              >
                {WATCH.unmute}
              </Button>
            </TwoLines>
          )}
          {mute === null && hasPrice && code !== null && (
            <Link
              className={buttonClass({ size: 's' })}
              to={paths.priceList(encodePriceList({ countries: [country], q: code }))}
              aria-label={editPriceOf(title)}
            >
              {WATCH.editPrice}
            </Link>
          )}
        </td>
      </tr>
    </CurrencyLabel>
  )
})
