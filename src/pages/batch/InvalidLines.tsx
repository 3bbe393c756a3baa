import { BATCH } from '../../domain/batchNames.ts'
import type { InputLine } from '../../domain/batch/readInput.ts'
import { formatCount } from '../../domain/format.ts'
import { MoreRows } from '../../parts/MoreRows.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './InvalidLines.module.css'

/** Every line that cannot be asked, with the reason; every code and target price that was not read as it stands. */
export function InvalidLines({ lines }: { lines: readonly InputLine[] }) {
  const invalid = lines.flatMap(({ line, text, entry }) =>
    entry.kind === 'invalid' ? [{ line, text, says: entry.says }] : [],
  )
  const mended = lines.flatMap(({ line, text, entry }) =>
    entry.kind === 'ean' && entry.note !== null
      ? [{ line, text, says: `${entry.note} Asked as ${entry.code}.` }]
      : [],
  )
  const noPrice = lines.flatMap(({ line, text, targetProblem }) =>
    targetProblem === null ? [] : [{ line, text, says: targetProblem }],
  )
  return (
    <>
      {invalid.length > 0 && <Lines title={BATCH.invalid} lines={invalid} />}
      {noPrice.length > 0 && <Lines title="Without their target price" lines={noPrice} />}
      {mended.length > 0 && <Lines title="Mended" lines={mended} />}
    </>
  )
}

type Line = { line: number; text: string; says: string }

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const caption = `${title}, ${formatCount(lines.length)} ${lines.length === 1 ? 'line' : 'lines'}`
  return (
    <div className={styles.box}>
      <MoreRows rows={lines} what="lines">
        {(rows) => (
          <Table
            className={styles.table}
            caption={<span className={styles.caption}>{caption}</span>}
            captionShown
          >
            <thead>
              <tr>
                <th scope="col" data-number>
                  Line
                </th>
                <th scope="col">As given</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, text, says }, place) => (
                // One line of the input may hold several cells.
                // oxlint-disable-next-line react/no-array-index-key -- the list is made anew as a whole
                <tr key={place}>
                  <td data-number>{formatCount(line)}</td>
                  <td className={styles.given} dir="auto">
                    {text.trim().slice(0, 60)}
                  </td>
                  <td className={styles.says}>{says}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </MoreRows>
    </div>
  )
}
