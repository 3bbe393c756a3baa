import { useState, type ReactNode } from 'react'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { Missing } from '@/components/ui/tables/Missing.tsx'
import { SortButton } from '@/components/ui/tables/SortButton.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { MergeNames } from '@/features/products/values/MergeNames.tsx'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount, formatPercent } from '@/lib/numbers/format.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import type { NamedCompetitor } from './competitorWords.ts'
import styles from './CompetitorTable.module.css'

type Key = 'name' | 'both' | 'below' | 'belowBy' | 'above' | 'aboveBy' | 'cheapest' | 'notYours'

type Column = {
  key: Key
  label: string
  /** Null sorts behind all figures. */
  figure: (one: NamedCompetitor) => number | null
  /** What the first click sorts first. */
  lowestFirst?: boolean
  opensGroup?: boolean
}

const COLUMNS: readonly Column[] = [
  { key: 'both', label: 'Sells your products', figure: ({ both }) => both },
  { key: 'below', label: 'Below your price', figure: ({ below }) => below, opensGroup: true },
  { key: 'belowBy', label: 'Below, median', figure: ({ belowBy }) => belowBy, lowestFirst: true },
  { key: 'above', label: 'Above your price', figure: ({ above }) => above },
  { key: 'aboveBy', label: 'Above, median', figure: ({ aboveBy }) => aboveBy },
  { key: 'cheapest', label: 'Cheapest on', figure: ({ cheapest }) => cheapest, opensGroup: true },
  { key: 'notYours', label: 'Products you don’t sell', figure: ({ notYours }) => notYours },
]

type Sort = { key: Key; down: boolean }

function sorted(all: readonly NamedCompetitor[], { key, down }: Sort): readonly NamedCompetitor[] {
  const sign = down ? -1 : 1
  if (key === 'name') return all.toSorted((a, b) => sign * compareTexts(a.name, b.name))
  const figure = COLUMNS.find((column) => column.key === key)?.figure
  if (!figure) return all
  // The order of the ranking decides between equal figures.
  return all.toSorted((a, b) => {
    const [one, other] = [figure(a), figure(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

type Props = {
  /** In the order of the ranking. */
  competitors: readonly NamedCompetitor[]
  /** Products with a price of yours. */
  own: number
}

/** Each competitor with the products in which it is below and above you, on one scale around zero. */
export function CompetitorTable({ competitors, own }: Props) {
  const [sort, setSort] = useState<Sort>({ key: 'below', down: true })
  const names = competitors.map(({ name }) => name)
  const most = Math.max(1, ...competitors.map(({ below, above }) => Math.max(below, above)))
  const head = (key: Key, label: string, lowestFirst = false) => {
    const isSorted = sort.key === key
    const direction = isSorted ? (sort.down ? 'down' : 'up') : null
    const next = { key, down: isSorted ? !sort.down : !lowestFirst }
    return {
      'aria-sort': isSorted
        ? sort.down
          ? ('descending' as const)
          : ('ascending' as const)
        : undefined,
      children: (
        <SortButton sorted={direction} onClick={() => setSort(next)}>
          {label}
        </SortButton>
      ),
    }
  }
  return (
    <section
      className={styles.box}
      aria-label={BY_MERCHANT.rankingBox}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table caption={BY_MERCHANT.ranking} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.name} {...head('name', 'Competitor', true)} />
            {COLUMNS.flatMap(({ key, label, lowestFirst, opensGroup }) => [
              <th
                key={key}
                scope="col"
                data-number
                data-group={opensGroup}
                {...head(key, label, lowestFirst)}
              />,
              ...(key === 'belowBy'
                ? [
                    <td key="bar" className={styles.bars}>
                      <span className="vh">Below and above as bars</span>
                    </td>,
                  ]
                : []),
            ])}
          </tr>
        </thead>
        <tbody>
          {sorted(competitors, sort).map((one) => (
            <CompetitorRow key={one.name} names={names} {...{ one, own, most }} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

type RowProps = {
  one: NamedCompetitor
  /** Of all competitors. */
  names: readonly string[]
  own: number
  /** The longest bar, in products. */
  most: number
}

function CompetitorRow({ one, names, own, most }: RowProps) {
  const { name, spellings, both, below, belowBy, above, aboveBy, cheapest, notYours } = one
  const share = own === 0 ? 0 : (both / own) * 100
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.merchant}>
          <MerchantMark name={name} />
          <span dir="auto" title={name}>
            {name}
          </span>
          <Spellings of={spellings} name={name} />
          <MergeNames kind="merchant" name={name} others={names} />
        </span>
      </th>
      <td data-number>
        <span className={styles.share} title={formatPercent(share, { digits: 0 })}>
          <i aria-hidden="true" style={cssVars({ '--part': `${share}%` })} />
          <b>{formatCount(both)}</b> of {formatCount(own)}
        </span>
      </td>
      <td data-number data-group>
        <b>{formatCount(below)}</b>
      </td>
      <td data-number>{median(belowBy)}</td>
      <td className={styles.bars} aria-hidden="true">
        <span className={styles.plot}>
          <i className={styles.below} style={cssVars({ '--part': `${(below / most) * 50}%` })} />
          <i className={styles.above} style={cssVars({ '--part': `${(above / most) * 50}%` })} />
        </span>
      </td>
      <td data-number>
        <b>{formatCount(above)}</b>
      </td>
      <td data-number>{median(aboveBy)}</td>
      <td data-number data-group>
        <Localized>{formatCount(cheapest)}</Localized>
      </td>
      <td data-number>
        <Localized>{formatCount(notYours)}</Localized>
      </td>
    </tr>
  )
}

const median = (difference: number | null): ReactNode =>
  difference === null ? <Missing what="none" /> : <Delta value={difference} />
