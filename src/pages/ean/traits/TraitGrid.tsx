import { Fragment } from 'react'
import { FormulaHint } from '@/components/ui/figures/FormulaHint.tsx'
import { cssVars } from '@/components/ui/styles/cssVars.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { EAN } from '@/pages/ean/eanNames.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import type { TraitBlock } from './traitGaps.ts'
import { TraitMark, UnknownMark } from './TraitMark.tsx'
import type { TraitColumn } from './useTraitGaps.ts'
import styles from './TraitGrid.module.css'

type Props = {
  columns: readonly TraitColumn[]
  blocks: readonly TraitBlock[]
  /** How many records of other merchants are known. */
  others: number
  countries: readonly string[]
}

type Column = Pick<TraitColumn, 'why' | 'isOwn'>

/** The attributes from which a column is styled: hatched when its record is unknown, tinted when it is yours. */
function marksOf({ why, isOwn }: Column) {
  return {
    'data-own': isOwn || undefined,
    'data-unknown': (why !== null && why !== 'requesting') || undefined,
  }
}

/** The grid of attributes: names and values down, records across. It shows which record states which attribute. */
export function TraitGrid({ columns, blocks, others, countries }: Props) {
  const hasOwn = columns.some(({ isOwn }) => isOwn)
  return (
    <section
      className={styles.box}
      aria-label={EAN.traitsBox}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
      tabIndex={0}
      style={cssVars({ '--records': columns.length })}
    >
      <Table caption={EAN.traits} className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Attribute and value</th>
            {columns.map(({ id, name, isOwn }) => (
              <th key={id} scope="col" data-own={isOwn || undefined}>
                <Link to={paths.product(id, { countries })} prefetch dir="auto" title={name}>
                  {name}
                </Link>
                {isOwn && <span className="vh">, yours</span>}
              </th>
            ))}
            <th scope="col" data-number>
              <FormulaHint>{hasOwn ? 'Competitors stating it' : 'Stating it'}</FormulaHint>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.stock}>
            <th scope="row">Stock of this EAN</th>
            {columns.map((column) => (
              <td key={column.id} {...marksOf(column)}>
                {column.why === null ? (
                  <Stock available={column.available} of="sku" />
                ) : (
                  <UnknownMark why={column.why} />
                )}
              </td>
            ))}
            <td className={styles.share}>
              <span className="vh">not compared</span>
            </td>
          </tr>
          {blocks.map(({ name, counts, rows }) => (
            <Fragment key={name}>
              <tr className={styles.name}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {columns.map((column, index) => {
                  const count = counts[index] ?? null
                  return (
                    <td key={column.id} data-own={column.isOwn || undefined}>
                      {count === 0 && <EmptyValue what="no value" />}
                      {count !== null && count > 0 && formatCount(count)}
                    </td>
                  )
                })}
                <td className={styles.share}>
                  <span className="vh">{plural(rows.length, 'value')}</span>
                </td>
              </tr>
              {rows.map(({ value, cells, others: stating, isGap, isOnlyOwn }) => (
                <tr key={value} data-gap={isGap || undefined}>
                  <th scope="row" dir="auto" title={value}>
                    {value}
                  </th>
                  {columns.map((column, index) => (
                    <td key={column.id} {...marksOf(column)}>
                      <TraitMark cell={cells[index] ?? 'unknown'} why={column.why} />
                    </td>
                  ))}
                  <td data-number className={styles.share}>
                    {`${formatCount(stating)} of ${formatCount(others)}`}
                    {isOnlyOwn && <span className={styles.only}>only you</span>}
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
