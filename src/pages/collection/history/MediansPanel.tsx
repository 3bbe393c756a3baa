import { useContext } from 'react'
import { SelectField } from '@/components/ui/fields/SelectField.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { BrandTrend, TrendPoint } from '@/domain/changes/brandTrends.ts'
import { HISTORY } from '@/domain/changes/changesNames.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import type { FoundTrends } from '@/jobs/workers/changesTasks.ts'
import { formatCount, formatPrice, formatWorkedOut } from '@/lib/numbers/format.ts'
import { withCurrencyLabel } from '@/lib/text/currencyLabelText.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { brandInAllData } from '@/words/brandNames.ts'
import { HistoryChart, type HistoryLine } from './HistoryChart.tsx'
import { sameInWords } from './sameInWords.ts'
import styles from './HistoryView.module.css'

/** The most lines beside yours; more are indistinguishable. */
const MOST_LINES = 4
/** The most merchants in the table; with more it is too long to be useful. */
const MOST_ROWS = 12

type Props = {
  found: FoundTrends
  columns: readonly { key: string; label: string }[]
  countries: readonly string[]
  ownMerchants: OwnMerchants
  brand: string
  onBrand: (brand: string) => void
}

/** The panel with the median prices at each version: of all merchants, of yours, and of the competitors with most products. */
export function MediansPanel({ found, columns, countries, ownMerchants, brand, onBrand }: Props) {
  const unit = useContext(CurrencyLabel)
  const { trends, same } = found
  const trend = trends.find((one) => one.brand === brand) ?? trends[0]
  if (!trend) return null
  const merchants = merchantLines(trend, ownMerchants)
  const all: HistoryLine = {
    key: '',
    name: HISTORY.allMerchants,
    tone: 'market',
    values: trend.points.map(({ median }) => median),
  }
  const shown = [all, ...(merchants.length > 1 ? merchants : [])]
  const competitors = shown.filter(({ tone }) => tone === 'other').slice(0, MOST_LINES)
  const lines = shown.filter((line) => line.tone !== 'other' || competitors.includes(line))
  const cell = (value: number | null) =>
    value === null ? (
      <EmptyValue what="no price" />
    ) : (
      <>
        <CurrencyPrefix />
        <LangText>{formatWorkedOut(value)}</LangText>
      </>
    )
  return (
    <Panel
      title={HISTORY.medians}
      meta={same === null ? 'all products of each version' : sameInWords(same, columns.length)}
      actions={
        trends.length > 1 && (
          <SelectField
            size="s"
            label={HISTORY.brand}
            value={trend.brand}
            options={trends.map((one) => ({
              value: one.brand,
              label: one.brand === '' ? HISTORY.allBrands : one.brand,
            }))}
            onChange={onBrand}
          />
        )
      }
    >
      <HistoryChart
        caption={HISTORY.mediansTable}
        columns={columns}
        lines={lines}
        write={(value) => withCurrencyLabel(unit, formatWorkedOut(value))}
        writeTick={formatPrice}
        rows={[
          ...shown.slice(0, MOST_ROWS).map(({ key, name, values }) => ({
            key: `of ${key}`,
            heading: <bdi>{name}</bdi>,
            renderCell: (place: number) => cell(values[place] ?? null),
          })),
          {
            key: 'products',
            heading: 'Products',
            renderCell: (place) => formatCount(trend.points[place]?.n ?? 0),
          },
        ]}
      />
      <p className={styles.words}>
        {trend.lowest && (
          <>
            The {HISTORY.lowest} price is{' '}
            <b>
              <LangText>{withCurrencyLabel(unit, formatPrice(trend.lowest.price))}</LangText>
            </b>
            {trend.lowest.merchant !== null && (
              <>
                {' '}
                at <bdi>{trend.lowest.merchant}</bdi>
              </>
            )}
            , <LangText>{columns[trend.lowest.place]?.label}</LangText>.{' '}
          </>
        )}
        {trend.brand !== '' && (
          <Link to={paths.brand(trend.brand, { countries })}>{brandInAllData(trend.brand)}</Link>
        )}
      </p>
    </Panel>
  )
}

/** The lines of merchants: yours first, then those of the competitors with most rows. */
function merchantLines({ merchants }: BrandTrend, ownMerchants: OwnMerchants): HistoryLine[] {
  const medians = (points: readonly TrendPoint[]) => points.map(({ median }) => median)
  const lines = merchants.map(({ merchant, points }): HistoryLine => {
    const isYou = isOwn({ productId: null, merchantId: null, merchantName: merchant }, ownMerchants)
    return {
      key: merchant,
      name: isYou ? `You (${merchant})` : merchant,
      tone: isYou ? 'you' : 'other',
      values: medians(points),
    }
  })
  return lines.toSorted((a, b) => Number(b.tone === 'you') - Number(a.tone === 'you'))
}
