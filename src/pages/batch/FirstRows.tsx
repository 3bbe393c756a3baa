import { formatCount } from '../../lib/format.ts'
import type { InputReading } from '../../model/batch/readInput.ts'
import { Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './FirstRows.module.css'

/** Columns that are drawn beside the chosen ones: who has more knows them by their headings. */
const WIDEST = 20
const LONGEST = 60

type FirstRowsProps = { reading: Extract<InputReading, { kind: 'read' }> }

/** The first rows of a table as it is read, with what its columns are taken for. */
export function FirstRows({ reading: { rows, heading, width, columns, lines } }: FirstRowsProps) {
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place < WIDEST || place === columns.code || place === columns.price,
  )
  const role = (place: number) =>
    place === columns.code ? 'codes' : place === columns.price ? 'target' : undefined
  const caption = `The first ${formatCount(rows.length)} of ${formatCount(lines.length)} rows`
  return (
    // A wide table scrolls in its own box, which therefore has to be within reach of the keyboard.
    <section
      className={styles.box}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table className={styles.table} caption={caption}>
        <thead>
          <tr>
            <th scope="col" data-number>
              Row
            </th>
            {places.map((place) => (
              <th key={place} scope="col" data-role={role(place)} dir="auto">
                {heading?.[place]?.trim() || `column ${place + 1}`}
                {place === columns.code && <Tag tone="accent">codes</Tag>}
                {place === columns.price && <Tag tone="accent">target price</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <td data-number>{formatCount(line)}</td>
              {places.map((place) => (
                <td key={place} data-role={role(place)} dir="auto">
                  {(cells[place] ?? '').slice(0, LONGEST)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {width > places.length && (
        <p className={styles.more}>{formatCount(width - places.length)} more columns</p>
      )}
    </section>
  )
}
