import { useMemo, useRef } from 'react'
import type { Change } from '../../domain/changes/change.ts'
import { sideOf } from '../../domain/changes/orderChanges.ts'
import { CHANGES, seriesShown } from '../../domain/changesNames.ts'
import { formatCount, formatPrice } from '../../domain/format.ts'
import { isolated } from '../../domain/isolated.ts'
import { isUsableId } from '../../domain/isUsableId.ts'
import { labelled } from '../../domain/labelled.ts'
import type { Moment } from '../../domain/resultSet/resultSet.ts'
import type { ChangesEngine } from '../../parts/changesEngine.ts'
import type { SeriesSide } from '../../parts/changesTasks.ts'
import { CurrencyLabel } from '../../parts/CurrencyLabel.ts'
import { Link } from '../../parts/Link.tsx'
import { PriceSeries } from '../../parts/PriceSeries.tsx'
import { useArrival } from '../../parts/useArrival.ts'
import { useCurrencyLabel } from '../../parts/useCurrencyLabel.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paths } from '../../url/paths.ts'
import styles from './SeriesPanel.module.css'
import { useSeries } from './useSeries.ts'

type Props = {
  engine: ChangesEngine
  connectionId: string
  /** Newest first. */
  moments: readonly Moment[]
  /** The product whose prices are shown. */
  change: Change
  /** The key of the product that was chosen; '' where none was. */
  chosen: string
}

/** "MRP 42.00 throughout" where all moments that give one give the same. */
function mrpWords(sides: readonly (SeriesSide | null)[], unit: string): string {
  const mrps = new Set(sides.flatMap((side) => side?.salePrice ?? []))
  const [mrp] = mrps
  if (mrp === undefined) return ''
  return mrps.size === 1
    ? ` MRP ${labelled(unit, formatPrice(mrp))} throughout.`
    : ' The MRP changed.'
}

/** One product's price at every kept moment. */
export function SeriesPanel({ engine, connectionId, moments, change, chosen }: Props) {
  const oldestFirst = useMemo(() => moments.toReversed(), [moments])
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
            <PriceSeries label={CHANGES.series} moments={points} />
            <p className={styles.words}>
              {formatCount(moments.length)} kept moments
              {lacking > 0 && `, ${formatCount(lacking)} without a price of it`}; steps, as nothing
              is known in between.{sides && mrpWords(sides, unit)}
            </p>
          </CurrencyLabel>
        )}
      </div>
    </Panel>
  )
}
