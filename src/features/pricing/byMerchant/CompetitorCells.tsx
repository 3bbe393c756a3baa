/** The cells of the ranking of competitors that show more than a value. */
import type { ReactNode } from 'react'
import { headerOf } from '@/components/data-table/defineColumns.ts'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { MergeNames } from '@/features/products/values/MergeNames.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { notYoursOf } from '@/words/byMerchantNames.ts'
import type { CompetitorColumn, CompetitorContext } from './columns.ts'
import type { NamedCompetitor } from './competitorWords.ts'
import styles from './CompetitorTable.module.css'

type Drawn = NonNullable<CompetitorContext['drawn']>

const medianOf = (difference: number | null): ReactNode =>
  difference === null ? <EmptyValue what="none" /> : <Delta value={difference} />

const CELLS: Partial<Record<string, (one: NamedCompetitor, drawn: Drawn) => ReactNode>> = {
  name: ({ name, spellings }, { names }) => (
    <span className={styles.merchant}>
      <MerchantMark name={name} />
      <span dir="auto" title={name}>
        {name}
      </span>
      <Spellings of={spellings} name={name} />
      <MergeNames kind="merchant" name={name} others={names} />
    </span>
  ),
  both: ({ both }, { own }) => {
    const share = own === 0 ? 0 : (both / own) * 100
    return (
      <span className={styles.share} title={formatPercent(share, { digits: 0 })}>
        <i aria-hidden="true" style={cssVars({ '--part': `${share}%` })} />
        <b>{formatCount(both)}</b> of {formatCount(own)}
      </span>
    )
  },
  below: ({ below }) => <b>{formatCount(below)}</b>,
  belowBy: ({ belowBy }) => medianOf(belowBy),
  bars: ({ below, above }, { most }) => (
    <span className={styles.plot}>
      <i className={styles.below} style={cssVars({ '--part': `${(below / most) * 50}%` })} />
      <i className={styles.above} style={cssVars({ '--part': `${(above / most) * 50}%` })} />
    </span>
  ),
  above: ({ above }) => <b>{formatCount(above)}</b>,
  aboveBy: ({ aboveBy }) => medianOf(aboveBy),
  notYours: ({ notYours, name }, { gapsAt }) =>
    notYours === 0 ? (
      formatCount(0)
    ) : (
      <Link to={gapsAt(name)} aria-label={notYoursOf(notYours, name)}>
        {formatCount(notYours)}
      </Link>
    ),
}

/** Adds to a column the cell that draws its values. */
export function drawnColumn(column: CompetitorColumn): CompetitorColumn {
  const cell = CELLS[column.id]
  return {
    ...column,
    ...(cell && { cell: (one, { drawn }) => drawn && cell(one, drawn) }),
    ...(column.id === 'name' && { className: styles.name }),
    ...(column.id === 'notYours' && { className: styles.wraps }),
    ...(column.id === 'bars' && {
      className: styles.bars,
      head: (context) => <span className="vh">{headerOf(column, context)}</span>,
      // The bars are hidden from screen readers, because the figures next to them say the same.
      attributes: () => ({ 'aria-hidden': 'true' }),
    }),
  }
}
