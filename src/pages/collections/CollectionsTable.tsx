import { useMemo } from 'react'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { TABLE_ROLES } from '@/components/ui/tables/tableRoles.ts'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { CollectionRow } from './CollectionRow.tsx'
import { originInWords } from './collectionWords.ts'
import type { ActiveJob } from './useActiveJobs.ts'
import { useCollectionActions } from './useCollectionActions.ts'
import { useCollectionPositions } from './useCollectionPositions.ts'
import styles from './CollectionsTable.module.css'

/**
 * The active job of a collection in this tab: its load or check, the load of a version, or a market check; undefined if none is
 * active.
 */
export function activeOf(
  { key, id, markets }: CollectionSummary,
  jobs: ReadonlyMap<string, ActiveJob>,
) {
  const keys = [key, `set ${id}`, ...markets.map((check) => `batch ${check}`)]
  return keys.map((one) => jobs.get(one)).find((job) => job !== undefined)
}

type Props = {
  collections: readonly CollectionSummary[]
  /** The collections that pass the filters of the list. */
  shown: readonly CollectionSummary[]
  jobs: ReadonlyMap<string, ActiveJob>
}

/** The table of collections. On a phone each row is drawn as a block, and ARIA roles preserve the table for screen readers. */
export function CollectionsTable({ collections, shown, jobs }: Props) {
  const acts = useCollectionActions()
  const positions = useCollectionPositions(collections)
  const names = useMemo(() => new Map(collections.map(({ id, name }) => [id, name])), [collections])
  return (
    <Panel as="div">
      <Table
        ref={answerPart}
        {...TABLE_ROLES.table}
        caption={COLLECTIONS.page}
        className={styles.table}
        lines
      >
        <thead {...TABLE_ROLES.rowGroup}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader} scope="col" className={styles.name}>
              Name
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-number className={styles.items}>
              Products
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" className={styles.countries}>
              Country
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-group className={styles.position}>
              Your price index and position
            </th>
            <th
              {...TABLE_ROLES.columnHeader}
              scope="col"
              data-number
              className={styles.since}
              title="Change of your price index with the latest version"
            >
              Since last
            </th>
            <th {...TABLE_ROLES.columnHeader} scope="col" data-group>
              Changes
            </th>
            <th
              {...TABLE_ROLES.columnHeader}
              scope="col"
              aria-sort="descending"
              className={styles.updated}
            >
              Updated
            </th>
            <td {...TABLE_ROLES.cell} className={styles.menu}>
              <span className="vh">More</span>
            </td>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowGroup}>
          {shown.map((collection) => (
            <CollectionRow
              key={collection.key}
              collection={collection}
              origin={originInWords(collection, (id) => names.get(id))}
              active={activeOf(collection, jobs)}
              position={positions.get(collection.key)}
              acts={acts}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
