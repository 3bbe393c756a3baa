import { formatCount } from '../../lib/format.ts'
import type { MapColumn } from '../../model/whiteSpace/whiteSpaceMap.ts'
import { Spellings } from '../../products/Spellings.tsx'
import { FnMark } from '../../ui/FnMark.tsx'
import { classes } from '../../ui/classes.ts'
import { cssVars } from '../../ui/cssVars.ts'
import { productsInWords } from '../../words/productsInWords.ts'
import styles from './MapGrid.module.css'

function titleOf({ merchant, numFound, brands, isCut }: MapColumn): string {
  const found = numFound === null ? null : productsInWords(numFound)
  const listed = brands === null ? null : `${isCut ? 'at least ' : ''}${formatCount(brands)} brands`
  return [merchant, found, listed].filter((part) => part !== null).join(', ')
}

/** The merchants, mine first. */
export function MapGridHead({ columns }: { columns: readonly MapColumn[] }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.brand} aria-colindex={1}>
          Brand
        </th>
        {columns.map((column, at) => (
          <th
            key={column.merchant}
            scope="col"

            aria-colindex={at + 2}
            className={classes(column.isMine && styles.mine)}
            style={column.isMine ? cssVars({ '--at': at }) : undefined}
            title={titleOf(column)}
          >
            <span className={styles.name}>{column.merchant}</span>
            <Spellings of={column.spellings} name={column.merchant} />
            {column.isMine && <span className="vh">, mine</span>}
          </th>
        ))}
        <th scope="col" data-number aria-colindex={columns.length + 2}>
          Sum
          <FnMark />
        </th>
        <th scope="col" data-number aria-colindex={columns.length + 3}>
          Others
          <FnMark />
        </th>
      </tr>
    </thead>
  )
}
