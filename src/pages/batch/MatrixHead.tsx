import { formatCount } from '../../lib/format.ts'
import { isolated } from '../../lib/isolated.ts'
import { Spellings } from '../../products/Spellings.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { cssVars } from '../../ui/cssVars.ts'
import styles from './MatrixTable.module.css'
import type { MatrixColumn } from './merchantMatrix.ts'
import type { MatrixLayout } from './useMatrixLayout.ts'

function nameOf({ name }: MatrixColumn): string {
  return name ?? 'Merchant without a name'
}

function Merchant({ column, place, pinnedAt = null }: MerchantProps) {
  return (
    <th
      scope="col"
      data-number
      aria-colindex={place + 1}
      className={pinnedAt === null ? undefined : styles.mine}
      style={pinnedAt === null ? undefined : cssVars({ '--at': pinnedAt })}
      title={`${isolated(nameOf(column))}, ${formatCount(column.rows)} rows`}
    >
      <span className={styles.name}>{nameOf(column)}</span>
      <Spellings of={column.spellings} name={nameOf(column)} />
      <span className={styles.rows}>
        {column.isMine && <Tag tone="accent">mine</Tag>} {formatCount(column.rows)}
      </span>
    </th>
  )
}

type MerchantProps = { column: MatrixColumn; place: number; pinnedAt?: number | null }

/** The merchants, each with the number of rows in which it has an offer. */
export function MatrixHead({ layout }: { layout: MatrixLayout }) {
  const { hasListed, leading, pinned, drawn, drawnFrom, before, after } = layout
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.code} aria-colindex={1}>
          Code
        </th>
        {hasListed && (
          <th scope="col" data-number aria-colindex={2}>
            My price list
          </th>
        )}
        {pinned.map((column, at) => (
          <Merchant key={column.key} column={column} place={leading + at} pinnedAt={at} />
        ))}
        {before > 0 && <Beside width={before} />}
        {drawn.map((column, at) => (
          <Merchant key={column.key} column={column} place={drawnFrom + at} />
        ))}
        {after > 0 && <Beside width={after} />}
      </tr>
    </thead>
  )
}

/** Stands for the columns that are out of sight. */
function Beside({ width }: { width: number }) {
  return (
    <td aria-hidden="true" className={styles.beside} style={{ inlineSize: width }}>
      {null}
    </td>
  )
}
