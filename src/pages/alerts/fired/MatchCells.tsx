/** The cells of matches: the product, the alert, the two figures and since when. */
import type { ReactNode } from 'react'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { Localized } from '@/components/ui/figures/Localized.tsx'
import { Missing } from '@/components/ui/tables/Missing.tsx'
import type { Firing, MatchFigure } from '@/domain/alerts/evaluateRules.ts'
import { isAtMine } from '@/domain/alerts/isAtMine.ts'
import { isNewRow, sizesInWords } from '@/domain/alerts/matchRows.ts'
import { figureInWords, labelInWords, ruleInShort } from '@/domain/alerts/ruleWords.ts'
import {
  matchColumns,
  type MatchColumn,
  type MatchContext,
  type MatchLine,
} from '@/features/alerts/matchColumns.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { Unit } from '@/features/products/prices/Unit.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { formatDay, formatWhen } from '@/lib/numbers/formatTimes.ts'
import { firingPath } from '@/routing/firingPath.ts'
import { Link } from '@/routing/Link.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import styles from './FiredPanel.module.css'

export type TableColumn = DataColumn<MatchLine, MatchColumn, MatchContext>

/** What a product is called in its row and in the names of its buttons. */
export const titleOf = ({ name, code }: Firing): string => name ?? code ?? 'Product without a name'

/** Two lines of one cell: what it is, and quietly what there is to know of it. */
export function TwoLines({ children, under }: { children: ReactNode; under: ReactNode }) {
  return (
    <span className={styles.two}>
      <span className={styles.first}>{children}</span>
      <span className={styles.under}>{under}</span>
    </span>
  )
}

function Figure({ figure }: { figure: MatchFigure }) {
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

/** `isMixed`: rows of several countries are shown, so that each says its own. */
function Product({ row, isMixed }: { row: MatchLine; isMixed: boolean }) {
  const { first } = row
  const { brand, code, country } = first
  const link = firingPath(first)
  const title = titleOf(first)
  const facts = [brand, sizesInWords(row) || code, isMixed ? shownCountry(country) : null]
  return (
    <TwoLines under={facts.filter(Boolean).join(', ')}>
      {link === null ? title : <Link to={link}>{title}</Link>}
    </TwoLines>
  )
}

function Merchant({ first: { merchant } }: MatchLine) {
  if (merchant === null) return <Missing what="no single merchant" />
  return (
    <>
      <MerchantMark name={merchant} /> {merchant}
    </>
  )
}

function Alert({ rule }: MatchLine) {
  if (rule === null) return <Missing what="no alert" />
  const { name, detail } = ruleInShort(rule.condition)
  return <TwoLines under={detail}>{name}</TwoLines>
}

const cells = (isMixed: boolean): Partial<Record<MatchColumn, (row: MatchLine) => ReactNode>> => ({
  product: (row) => <Product row={row} isMixed={isMixed} />,
  rule: (row) => <Alert {...row} />,
  merchant: (row) => <Merchant {...row} />,
  against: ({ first }) => <Figure figure={first.against} />,
  found: ({ first }) => <Figure figure={first.found} />,
  difference: ({ first }) => <Difference firing={first} />,
  since: (row) => (
    <TwoLines under={isNewRow(row) ? <b className={styles.new}>new</b> : ''}>
      <Localized>{formatDay(row.first.since)}</Localized>
    </TwoLines>
  ),
})

/** The columns with what draws their cells. */
export function drawnMatchColumns(isMixed: boolean): TableColumn[] {
  const drawn = cells(isMixed)
  return matchColumns.map((column): TableColumn => ({
    ...column,
    cell: drawn[column.id],
    ...(column.id === 'since' && {
      attributes: ({ first }: MatchLine) => ({ title: formatWhen(first.since) }),
    }),
  }))
}
