import { useMemo } from 'react'
import type { CollectionSummary } from '../../model/collections/collectionSummary.ts'
import { answerPlace } from '../../shell/pagePlaces.ts'
import { Panel } from '../../ui/panels/Panel.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { CollectionRow } from './CollectionRow.tsx'
import styles from './CollectionsTable.module.css'
import { originInWords } from './collectionWords.ts'
import { useActiveJobs } from './useActiveJobs.ts'
import { useCollectionActs } from './useCollectionActs.ts'
import { useCollectionPositions } from './useCollectionPositions.ts'

type Props = {
  collections: readonly CollectionSummary[]
  /** Those of them that are listed. */
  shown: readonly CollectionSummary[]
}

/** One row a collection. On a phone each row is a block: the roles say that it is a table all the same. */
export function CollectionsTable({ collections, shown }: Props) {
  const acts = useCollectionActs()
  const jobs = useActiveJobs()
  const positions = useCollectionPositions(collections)
  const names = useMemo(() => new Map(collections.map(({ id, name }) => [id, name])), [collections])
  return (
    <Panel as="div">
      <Table
        ref={answerPlace}
        role="table"
        caption={COLLECTIONS.page}
        className={styles.table}
        lines
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.name}>
              Name
            </th>
            <th role="columnheader" scope="col" data-number className={styles.items}>
              Products
            </th>
            <th role="columnheader" scope="col" className={styles.countries}>
              Country
            </th>
            <th role="columnheader" scope="col" data-group className={styles.position}>
              Your price index and position
            </th>
            <th role="columnheader" scope="col" data-group>
              Changes
            </th>
            <th role="columnheader" scope="col" aria-sort="descending" className={styles.updated}>
              Updated
            </th>
            <td role="cell" className={styles.menu}>
              <span className="vh">More</span>
            </td>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((collection) => (
            <CollectionRow
              key={collection.key}
              collection={collection}
              origin={originInWords(collection, (id) => names.get(id))}
              active={jobs.get(collection.key)}
              position={positions.get(collection.key)}
              acts={acts}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
