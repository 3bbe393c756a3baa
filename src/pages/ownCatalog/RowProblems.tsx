import type { KeptCatalog } from '../../catalog/ownCatalog.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { formatCount } from '../../lib/format.ts'
import { MoreRows } from '../../ui/MoreRows.tsx'
import { Table } from '../../ui/Table.tsx'
import { OWN } from '../../words/ownCatalogNames.ts'
import styles from './RowProblems.module.css'
import { problemsSheet } from './problemsSheet.ts'

const STEP = 20

/** Rows that were skipped or read only in part, each with the reason. Nothing where there is none. */
export function RowProblems({ kept }: { kept: KeptCatalog }) {
  const { problems, skipped } = kept
  if (problems.length === 0) return null
  // What was skipped may be more than what is listed.
  const listed = problems.filter(({ isSkipped }) => isSkipped).length
  const caption = `${OWN.problems}, ${formatCount(problems.length)} listed`
  return (
    <section className={styles.box} aria-label={OWN.problems} tabIndex={-1}>
      <div className={styles.head}>
        <h3>
          {caption}
          {listed < skipped && (
            <span className={styles.quiet}>
              {' '}
              of more: the first {formatCount(problems.length)} are kept
            </span>
          )}
        </h3>
        <ExportMenu size="s" source={() => problemsSheet(kept, Date.now())} />
      </div>
      <MoreRows rows={problems} what="problems" step={STEP}>
        {(shown) => (
          <Table caption={caption} className={styles.table}>
            <thead>
              <tr>
                <th scope="col" data-number>
                  Row
                </th>
                <th scope="col">What became of it</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ row, says, isSkipped }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row may have the same problem twice, and the list never changes
                <tr key={at}>
                  <td data-number>{formatCount(row)}</td>
                  <td>{isSkipped ? 'skipped' : 'taken without it'}</td>
                  <td className={styles.says}>{says}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </MoreRows>
    </section>
  )
}
