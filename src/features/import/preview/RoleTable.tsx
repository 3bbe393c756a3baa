import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { TABLE_ROLES } from '@/components/ui/tables/tableRoles.ts'
import type { ColumnRole } from '@/domain/import/answers.ts'
import type { ImportRead, RoleReading } from '@/features/import/reading.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import type { PreviewPart } from './previewPart.ts'
import { lineName } from './previewWords.ts'
import { RoleRow } from './RoleRow.tsx'
import styles from './RoleTable.module.css'

/** The indexes of the samples that are side by side. */
const SAMPLES = [0, 1, 2] as const

/** The lines of the samples, from the role that has most of them; undefined if nothing is read. */
function sampleLines({ roles }: ImportRead<unknown>): (number | undefined)[] {
  const fullest = roles.toSorted((a, b) => b.samples.length - a.samples.length)[0]
  return SAMPLES.map((at) => fullest?.samples[at]?.line)
}

/** Whether a role is unused: it is not needed, has no column, and the user chose nothing for it. */
const isUnused = ({ role, column, isNeeded }: RoleReading, { answers }: PreviewPart) =>
  column === null && !isNeeded && answers.columns?.[role] === undefined

/**
 * A table with one row for each role. On a phone a row is a block; explicit ARIA roles preserve the table for screen readers,
 * because `display` removes it in some browsers.
 */
export function RoleTable(part: PreviewPart) {
  const { reading } = part
  const tableId = useId()
  // The roles that were folded when the user opened them: a row must not move while its select is in use.
  const [opened, setOpened] = useState<readonly ColumnRole[] | null>(null)
  const folded =
    opened ?? reading.roles.filter((one) => isUnused(one, part)).map(({ role }) => role)
  const isFolded = ({ role }: RoleReading) => folded.includes(role)
  const rows = [
    ...reading.roles.filter((one) => !isFolded(one)),
    ...(opened === null ? [] : reading.roles.filter(isFolded)),
  ]
  const lines = sampleLines(reading)
  const { container } = reading.file
  return (
    <>
      <table
        id={tableId}
        {...TABLE_ROLES.table}
        className={styles.roles}
        aria-label="How the columns are read"
      >
        <thead {...TABLE_ROLES.rowGroup}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col" className={styles.role}>
              Use as
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" className={styles.column}>
              Column
            </th>
            {SAMPLES.map((at) => {
              const line = lines[at]
              const name =
                line === undefined ? `Sample ${at + 1}` : capital(lineName(container, line))
              return (
                <th key={at} {...TABLE_ROLES.columnHeader} scope="col" className={styles.sample}>
                  {at === 0 && line !== undefined ? `${name}, as read` : name}
                </th>
              )
            })}
            <th {...TABLE_ROLES.columnHeader} scope="col">
              Notes
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowGroup}>
          {rows.map((one) => (
            <RoleRow key={one.role} {...part} of={one} lines={lines} />
          ))}
        </tbody>
      </table>
      {folded.length > 0 && (
        <p className={styles.more}>
          <Button
            size="s"
            variant="quiet"
            icon={<ChevronDown className={classes(opened !== null && styles.up)} />}
            aria-expanded={opened !== null}
            aria-controls={tableId}
            onClick={() => setOpened(opened === null ? folded : null)}
          >
            More fields ({formatCount(folded.length)})
          </Button>
        </p>
      )}
    </>
  )
}
