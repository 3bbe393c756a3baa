import { useMemo, useRef, useEffect, useState } from 'react'
import { isUsableId } from '../../../catalog/isUsableId.ts'
import { formatCount, formatPrice } from '../../../lib/numbers/format.ts'
import { isolated } from '../../../lib/text/isolated.ts'
import { labelled } from '../../../lib/text/labelled.ts'
import type { Change } from '../../../model/changes/change.ts'
import { CHANGES, seriesShown } from '../../../model/changes/changesNames.ts'
import { sideOf } from '../../../model/changes/orderChanges.ts'
import type { Snapshot } from '../../../model/resultSet/resultSet.ts'
import { PriceSeries } from '../../../position/PriceSeries.tsx'
import { CurrencyLabel } from '../../../shell/settings/CurrencyLabel.ts'
import { Link } from '../../../shell/Link.tsx'
import { useArrival } from '../../../shell/useArrival.ts'
import { useCurrencyLabel } from '../../../shell/settings/useCurrencyLabel.ts'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { Skeleton } from '../../../ui/panels/Skeleton.tsx'
import { buttonClass } from '../../../ui/buttons/buttonClass.ts'
import { paths } from '../../../url/paths.ts'
import type { ChangesEngine } from '../../../work/workers/changesEngine.ts'
import type { SeriesSide } from '../../../work/workers/changesTasks.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './SeriesPanel.module.css'

type Series = { key: string; snapshots: readonly Snapshot[]; sides: readonly (SeriesSide | null)[] }

/** A product at each of the snapshots; null until they are read, and where they cannot be. */
function useSeries(
  engine: ChangesEngine,
  connectionId: string,
  snapshots: readonly Snapshot[],
  key: string,
): readonly (SeriesSide | null)[] | null {
  const [series, setSeries] = useState<Series | null>(null)
  useEffect(() => {
    if (key === '') return
    let isWanted = true
    const ids = snapshots.map(({ id }) => id)
    engine.series(connectionId, ids, key).then(
      (sides) => {
        if (isWanted) setSeries({ key, snapshots, sides })
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [engine, connectionId, snapshots, key])
  return series?.key === key && series.snapshots === snapshots ? series.sides : null
}

type Props = {
  engine: ChangesEngine
  connectionId: string
  /** Newest first. */
  snapshots: readonly Snapshot[]
  /** The product whose prices are shown. */
  change: Change
  /** The key of the product that was chosen; '' where none was. */
  chosen: string
}

/** "MRP 42.00 throughout" where all snapshots that give one give the same. */
function mrpWords(sides: readonly (SeriesSide | null)[], unit: string): string {
  const mrps = new Set(sides.flatMap((side) => side?.salePrice ?? []))
  const [mrp] = mrps
  if (mrp === undefined) return ''
  return mrps.size === 1
    ? ` MRP ${labelled(unit, formatPrice(mrp))} throughout.`
    : ' The MRP changed.'
}

/** One product's price at every kept snapshot. */
export function SeriesPanel({ engine, connectionId, snapshots, change, chosen }: Props) {
  const oldestFirst = useMemo(() => snapshots.toReversed(), [snapshots])
  const sides = useSeries(engine, connectionId, oldestFirst, change.key)
  const labelOf = useCurrencyLabel()
  const side = sideOf(change)
  const countries = side?.country.split(',') ?? []
  const unit = labelOf(countries)
  const points =
    sides && oldestFirst.map(({ at }, place) => ({ at, price: sides[place]?.offerPrice ?? null }))
  const lacking = points?.filter(({ price }) => price === null).length ?? 0
  const id = side?.productId ?? null
  const title = side?.title ?? 'Product without a title'
  const panel = useRef<HTMLElement>(null)
  useArrival(panel, change.key === chosen ? chosen : '', seriesShown(isolated(title)))
  return (
    <Panel
      ref={panel}
      className={styles.series}
      title={<span className={styles.title}>{title}</span>}
      actions={
        id !== null &&
        isUsableId(id) && (
          <Link
            className={buttonClass({ variant: 'quiet', size: 's' })}
            to={paths.product(id, { countries })}
          >
            {CHANGES.open}
          </Link>
        )
      }
    >
      <div className={styles.content}>
        {points === null ? (
          <Skeleton height={112} />
        ) : (
          <CurrencyLabel value={unit}>
            <PriceSeries label={CHANGES.series} snapshots={points} />
            <p className={styles.words}>
              {formatCount(snapshots.length)} kept snapshots
              {lacking > 0 && `, ${formatCount(lacking)} without a price of it`}; steps, as nothing
              is known in between.<Localized>{sides && mrpWords(sides, unit)}</Localized>
            </p>
          </CurrencyLabel>
        )}
      </div>
    </Panel>
  )
}
