/** Draws the cells of matches: the product, the alert, the two figures, and since when it matches. */
import type { ReactNode } from 'react'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import type { AlertMatch, MatchFigure } from '@/domain/alerts/evaluateRules.ts'
import { isAtOwnPrice } from '@/domain/alerts/isAtOwnPrice.ts'
import { isNewRow, sizesInWords } from '@/domain/alerts/matchRows.ts'
import { figureInWords, labelInWords, ruleInShort } from '@/domain/alerts/ruleWords.ts'
import {
  matchColumns,
  type MatchColumn,
  type MatchContext,
  type MatchLine,
} from '@/features/alerts/matchColumns.ts'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { CurrencyPrefix } from '@/features/products/prices/CurrencyPrefix.tsx'
import { Delta } from '@/features/products/prices/Delta.tsx'
import { shownCountry } from '@/lib/countryCode.ts'
import { formatIndex } from '@/lib/numbers/format.ts'
import { formatDay, formatWhen } from '@/lib/numbers/formatTimes.ts'
import { alertMatchPath } from '@/routing/alertMatchPath.ts'
import { Link } from '@/routing/Link.tsx'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import styles from './MatchesPanel.module.css'

export type MatchTableColumn = DataColumn<MatchLine, MatchColumn, MatchContext>

/** The name of a product in its row and in the names of its buttons; its code if it has no name. */
export const matchTitle = ({ name, code }: AlertMatch): string =>
  name ?? code ?? 'Product without a name'

/** A cell of two lines: the main text, and a muted line of details. */
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
        <EmptyValue what="not known" />
      ) : (
        <b className={isOut ? styles.out : undefined}>
          {isPrice && <CurrencyPrefix />}
          <LangText>{figureInWords(figure)}</LangText>
        </b>
      )}
    </TwoLines>
  )
}

function Difference({ match }: { match: AlertMatch }) {
  const [tolerance] = usePreference('tolerance')
  const { difference } = match
  if (difference === null) return <EmptyValue what="no difference of two figures" />
  const { value, unit } = difference
  if (unit === 'points')
    return (
      <>
        <LangText>{formatIndex(Math.abs(value))}</LangText> points
      </>
    )
  return (
    <Delta
      value={value}
      unit={unit === 'amount' ? 'price' : 'percent'}
      plain={isAtOwnPrice(match, tolerance)}
    />
  )
}

/** The cell of the product. `isMixed`: the rows are of several countries, so each shows its country. */
function Product({ row, isMixed }: { row: MatchLine; isMixed: boolean }) {
  const { first } = row
  const { brand, code, country } = first
  const link = alertMatchPath(first)
  const title = matchTitle(first)
  const facts = [brand, sizesInWords(row) || code, isMixed ? shownCountry(country) : null]
  return (
    <TwoLines under={facts.filter(Boolean).join(', ')}>
      {link === null ? title : <Link to={link}>{title}</Link>}
    </TwoLines>
  )
}

function Merchant({ first: { merchant } }: MatchLine) {
  if (merchant === null) return <EmptyValue what="no single merchant" />
  return (
    <>
      <MerchantMark name={merchant} /> {merchant}
    </>
  )
}

function Alert({ rule }: MatchLine) {
  if (rule === null) return <EmptyValue what="no alert" />
  const { name, detail } = ruleInShort(rule.condition)
  return <TwoLines under={detail}>{name}</TwoLines>
}

const cells = (isMixed: boolean): Partial<Record<MatchColumn, (row: MatchLine) => ReactNode>> => ({
  product: (row) => <Product row={row} isMixed={isMixed} />,
  rule: (row) => <Alert {...row} />,
  merchant: (row) => <Merchant {...row} />,
  against: ({ first }) => <Figure figure={first.against} />,
  found: ({ first }) => <Figure figure={first.found} />,
  difference: ({ first }) => <Difference match={first} />,
  since: (row) => (
    <TwoLines under={isNewRow(row) ? <b className={styles.new}>new</b> : ''}>
      <LangText>{formatDay(row.first.since)}</LangText>
    </TwoLines>
  ),
})

/** The match columns with the functions that draw their cells. */
export function drawnMatchColumns(isMixed: boolean): MatchTableColumn[] {
  const drawn = cells(isMixed)
  return matchColumns.map((column): MatchTableColumn => ({
    ...column,
    cell: drawn[column.id],
    ...(column.id === 'since' && {
      attributes: ({ first }: MatchLine) => ({ title: formatWhen(first.since) }),
    }),
  }))
}
