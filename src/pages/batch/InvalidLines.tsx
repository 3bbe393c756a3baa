import { BATCH } from '../../domain/batchNames.ts'
import type { InputLine } from '../../domain/batch/readInput.ts'
import { formatCount } from '../../domain/format.ts'
import { MoreRows } from '../../parts/MoreRows.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './InvalidLines.module.css'

/** Every line that cannot be asked, with the reason, and every code that had to be mended to be read. */
export function InvalidLines({ lines }: { lines: readonly InputLine[] }) {
  const shown = lines.flatMap(({ line, text, entry }) => {
    if (entry.kind === 'invalid') return [{ line, text, says: entry.says, isInvalid: true }]
    if (entry.kind === 'ean' && entry.note !== null) {
      return [{ line, text, says: `${entry.note} Asked as ${entry.code}.`, isInvalid: false }]
    }
    return []
  })
  if (shown.length === 0) return null
  const invalid = shown.filter(({ isInvalid }) => isInvalid)
  const mended = shown.filter(({ isInvalid }) => !isInvalid)
  return (
    <>
      {invalid.length > 0 && <Lines title={BATCH.invalid} lines={invalid} />}
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
