import { formatCount, formatWorkedOut } from '../../../lib/numbers/format.ts'
import type { ListEntry } from '../../../model/lists/productList.ts'
import { Unit } from '../../../products/prices/Unit.tsx'
import { Calculated } from '../../../ui/figures/Calculated.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { StatStrip } from '../../../ui/tables/StatStrip.tsx'
import { LISTS } from '../../../words/listNames.ts'
import { Localized } from '../../../ui/figures/Localized.tsx'
import styles from './ListFigures.module.css'
import { listFigures } from '../../workbench/items/picked/listFigures.ts'

/** A triangle with its count: cheaper, or dearer. */
function Way({ count, isCheaper }: { count: number; isCheaper: boolean }) {
  return (
    <span className={count === 0 ? undefined : isCheaper ? styles.cheaper : styles.dearer}>
      {count > 0 && (
        <svg className={styles.triangle} viewBox="0 0 8 8" aria-hidden="true">
          <path d={isCheaper ? 'M4 7 .4 1h7.2z' : 'M4 1 7.6 7H.4z'} />
        </svg>
      )}
      {formatCount(count)}
    </span>
  )
}

/** How the list moved since its products were added. */
export function ListFigures({ entries }: { entries: readonly ListEntry[] }) {
  const { medianNow, medianFirst, n, cheaper, dearer, same, out, missing, isAcrossCountries } =
    listFigures(entries)
  const leftOut = entries.length - n
  const counted = `n = ${formatCount(n)}${leftOut > 0 ? `; ${formatCount(leftOut)} left out` : ''}`
  const sub = isAcrossCountries ? 'several countries' : counted
  const why = isAcrossCountries ? 'prices of several countries' : 'no product with both prices'
  const figure = (value: number | null) =>
    value === null ? (
      <Missing what={why} />
    ) : (
      <>
        <Unit />
        <Localized>{formatWorkedOut(value)}</Localized>
      </>
    )
  const both = `Median of the ${formatCount(n)} products that have a price now and had one when first seen in this list`
  return (
    <StatStrip
      label={LISTS.figures}
      className={styles.strip}
      items={[
        {
          id: 'now',
          label: <Calculated formula={both}>Median now</Calculated>,
          value: figure(medianNow),
          sub,
        },
        {
          id: 'first',
          label: 'Median when added',
          isCalculated: true,
          value: figure(medianFirst),
          sub,
        },
        { id: 'cheaper', label: 'Cheaper since added', value: <Way count={cheaper} isCheaper /> },
        { id: 'dearer', label: 'Dearer', value: <Way count={dearer} isCheaper={false} /> },
        { id: 'same', label: 'Same', value: formatCount(same) },
        { id: 'out', label: 'Out of stock', value: formatCount(out) },
        { id: 'missing', label: 'Not found', value: formatCount(missing) },
      ]}
    />
  )
}
