import type { FeedPreview } from '../../catalog/ownCatalog.ts'
import { formatCount } from '../../lib/numbers/format.ts'
import { Missing } from '../../ui/tables/Missing.tsx'
import { Panel } from '../../ui/panels/Panel.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { Tag } from '../../ui/buttons/Tag.tsx'
import { columnFor, OWN } from '../../words/ownCatalogNames.ts'
import styles from './ColumnsPanel.module.css'
import type { FeedDraft } from './useFeedDraft.ts'

const NONE = ''
const SAMPLES = 3
const LONGEST = 60

type ColumnsPanelProps = { feed: FeedDraft; preview: FeedPreview }

/** What each field of the catalog is read from: guessed, shown with its first values, and to be said otherwise. */
export function ColumnsPanel({ feed, preview: { columns, fields, reading } }: ColumnsPanelProps) {
  const options = [
    { value: NONE, label: 'no column' },
    ...columns.map(({ name }) => ({ value: name, label: name })),
  ]
  const samplesOf = new Map(columns.map(({ name, samples }) => [name, samples]))
  const used = new Set(Object.values(reading.columns))
  const unread = columns.filter(({ name }) => !used.has(name))
  const read = fields.filter(({ name }) => reading.columns[name] !== undefined).length
  return (
    <Panel
      title={OWN.columns}
      meta={`${formatCount(read)} of ${formatCount(fields.length)} fields have one`}
      aria-busy={feed.reading !== null}
    >
      <Table caption="What each field is read from" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column</th>
            <th scope="col">First values</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label, isNeeded }) => {
            const column = reading.columns[name] ?? NONE
            const samples = samplesOf.get(column) ?? []
            return (
              <tr key={name} data-open={isNeeded && column === NONE ? '' : undefined}>
                <th scope="row">
                  {label} {isNeeded && <Tag tone="accent">needed</Tag>}
                </th>
                <td>
                  <SelectField
                    size="s"
                    className={styles.select}
                    label={columnFor(label)}
                    hideLabel
                    options={options}
                    value={column}
                    aria-invalid={(isNeeded && column === NONE) || undefined}
                    onChange={(next) => feed.map(name, next === NONE ? null : next)}
                  />
                </td>
                <td
                  className={styles.samples}
                  dir="auto"
                  data-some={samples.length > 0 ? '' : undefined}
                >
                  {samples.length === 0 ? (
                    <Missing what={column === NONE ? 'stays empty' : 'empty in the first rows'} />
                  ) : (
                    samples
                      .slice(0, SAMPLES)
                      .map((sample) => sample.slice(0, LONGEST))
                      .join(' · ')
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {unread.length > 0 && (
        <div className={styles.unread}>
          <h3>
            {OWN.unread}: {formatCount(unread.length)} {unread.length === 1 ? 'column' : 'columns'}
          </h3>
          <ul aria-label={OWN.unread}>
            {unread.map(({ name, samples }) => (
              <li key={name} title={samples.slice(0, SAMPLES).join(' · ')}>
                <Tag tone="line" dir="auto">
                  {name}
                </Tag>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
