import { useEffect, useMemo, useState } from 'react'
import { formatCount, formatIndex, formatPrice } from '../../../lib/numbers/format.ts'
import { formatWhen } from '../../../lib/numbers/formatTimes.ts'
import { median } from '../../../lib/numbers/offerStatistics.ts'
import { labelled } from '../../../lib/text/labelled.ts'
import type { BrandTrend, TrendPoint } from '../../../model/changes/brandTrends.ts'
import { CHANGES } from '../../../model/changes/changesNames.ts'
import type { AskedCode } from '../../../model/market/rowMarket.ts'
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'
import { PriceSeries } from '../../../position/PriceSeries.tsx'
import { useMarketReader } from '../../../position/setMarket/useSetMarket.ts'
import { Link } from '../../../shell/Link.tsx'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { useJoined } from '../../../shell/settings/useJoined.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { paths } from '../../../url/paths.ts'
import { overEverything } from '../../../words/brandNames.ts'
import type { ChangesEngine } from '../../../work/workers/changesEngine.ts'
import styles from './SeriesPanel.module.css'

type Props = {
  engine: ChangesEngine
  connectionId: string
  /** Newest first. */
  snapshots: readonly Snapshot[]
  countries: readonly string[]
  /** Its rows are the offers of every code, so that the market of each is known. */
  isBatch: boolean
  /** What my prices are measured against, as the address names it. */
  reference: string
}

type Found = {
  snapshots: readonly Snapshot[]
  trends: readonly BrandTrend[]
  /** Of a batch, for each snapshot. */
  markets: readonly (readonly AskedCode[])[]
}

const NONE: readonly never[] = []
/** No brand is called so: it begins with a space. */
const INDEX = ' index'

function useTrends(
  { engine, connectionId, isBatch }: Props,
  oldestFirst: readonly Snapshot[],
): Found | null {
  const joined = useJoined()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isWanted = true
    const ids = oldestFirst.map(({ id }) => id)
    const ask = async () => {
      const trends = await engine.trends(connectionId, ids, joined)
      const markets = isBatch ? await engine.marketsOf(connectionId, ids) : NONE
      return { snapshots: oldestFirst, trends, markets }
    }
    ask().then(
      (next) => {
        if (isWanted) setFound(next)
      },
      () => {}, // an engine that has ended says so where its rows are asked for
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, oldestFirst, joined, isBatch])
  return found?.snapshots === oldestFirst ? found : null
}

/** The median price of the set, or of a brand, at all merchants or one, at every kept snapshot, and the lowest known; of a batch also the index of my prices. */
export function TrendPanel(props: Props) {
  const { snapshots, countries, reference } = props
  const unit = useCurrencyLabel()(countries)
  const oldestFirst = useMemo(() => snapshots.toReversed(), [snapshots])
  const found = useTrends(props, oldestFirst)
  const markets = found?.markets ?? NONE
  const answers = useMemo(() => markets.flat(), [markets])
  const reader = useMarketReader(countries, reference, answers)
  const { read } = reader
  const indices = useMemo(
    () =>
      markets.map((asked): TrendPoint => {
        const known = [...read(asked).values()].flatMap(({ index }) => index ?? [])
        return { median: median(known), n: known.length }
      }),
    [markets, read],
  )
  const hasIndex = indices.some(({ n }) => n > 0)
  const [chosen, choose] = useState<string | null>(null)
  const of = chosen ?? (hasIndex ? INDEX : '')
  const isIndex = of === INDEX && hasIndex
  const trend = found?.trends.find(({ brand }) => brand === of) ?? found?.trends[0]
  const merchants = isIndex ? NONE : (trend?.merchants ?? NONE)
  const [sellerChosen, chooseSeller] = useState('')
  // A brand that the merchant does not sell is shown at all of them.
  const seller = merchants.find(({ merchant }) => merchant === sellerChosen)
  const points = isIndex ? indices : (seller?.points ?? trend?.points ?? NONE)
  const lowest = isIndex ? null : (trend?.lowest ?? null)
  const lowestAt = lowest && oldestFirst[lowest.place]
  const counts = points.map(({ n }) => n)
  const heading = isIndex ? 'Median index' : 'Median offer price'
  return (
    <Panel
      title={heading}
      actions={
        found && (
          <SelectField
            size="s"
            label={CHANGES.trendOf}
            value={isIndex ? INDEX : of}
            options={[
              ...(hasIndex ? [{ value: INDEX, label: CHANGES.myIndex }] : []),
              ...found.trends.map(({ brand }) => ({
                value: brand,
                label: brand === '' ? CHANGES.allRows : brand,
              })),
            ]}
            onChange={choose}
          />
        )
      }
    >
      {merchants.length > 1 && (
        <div className={styles.seller}>
          <SelectField
            size="s"
            label={CHANGES.trendAt}
            value={seller?.merchant ?? ''}
            options={[
              { value: '', label: CHANGES.allMerchants },
              ...merchants.map(({ merchant }) => ({ value: merchant, label: merchant })),
            ]}
            onChange={chooseSeller}
          />
        </div>
      )}
      <div className={styles.content}>
        {found === null ? (
          <Skeleton height={112} />
        ) : (
          <>
            <PriceSeries
              label={`${heading}, ${CHANGES.trend.toLowerCase()}`}
              heading={heading}
              write={isIndex ? formatIndex : undefined}
              snapshots={oldestFirst.map(({ at }, place) => ({
                at,
                price: points[place]?.median ?? null,
              }))}
            />
            <p className={styles.words}>
              {isIndex ? `Against the ${reader.reference.label}. ` : ''}
              {`n = ${[Math.min(...counts), Math.max(...counts)]
                .filter((n, at, both) => at === 0 || n !== both[0])
                .map(formatCount)
                .join(' to ')}; steps, as nothing is known in between.`}
            </p>
            {trend && trend.brand !== '' && !isIndex && (
              <p className={styles.words}>
                <Link to={paths.brand(trend.brand, { countries })}>
                  {overEverything(trend.brand)}
                </Link>
              </p>
            )}
            {lowest && lowestAt && (
              <p className={styles.words}>
                {CHANGES.lowestKnown}{' '}
                <b>
                  <Localized>{labelled(unit, formatPrice(lowest.price))}</Localized>
                </b>
                {lowest.merchant !== null && (
                  <>
                    {' '}
                    at <bdi>{lowest.merchant}</bdi>
                  </>
                )}
                , <Localized>{formatWhen(lowestAt.at)}</Localized>.
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
