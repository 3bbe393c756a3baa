import ChevronLeft from 'lucide-react/icons/chevron-left'
import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { Corrections } from '../../notices/Corrections.tsx'
import { NotHere, stateOfNone } from '../../notices/NotHere.tsx'
import { useLists } from '../../queries/kept/useLists.ts'
import { ImportSheet } from '../../selection/importProducts/ImportSheet.tsx'
import { useListChanges } from '../../selection/useListChanges.ts'
import { Link } from '../../shell/Link.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useUrlState } from '../../shell/useUrlState.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import styles from './ListPage.module.css'
import { OneList } from './OneList.tsx'
import { decodeLists, encodeLists } from './listsState.ts'

/** A collection that was picked by hand. */
export function ListPage() {
  const { id = '' } = useParams()
  const { state, corrections } = useUrlState(decodeLists, encodeLists)
  const query = useLists()
  const changes = useListChanges()
  const [isImporting, setImporting] = useState(false)
  const reads = query.data?.lists ?? []
  const open = reads.find(({ list }) => list.id === id)
  usePageTitle(open?.list.name ?? null)
  if (!open) {
    return (
      <Frame>
        <NotHere
          what="collection"
          made="made"
          state={query.isError || query.data === undefined ? stateOfNone(query) : 'none'}
          icon={<Layers />}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      </Frame>
    )
  }
  const startImport = () => setImporting(true)
  return (
    <Frame className={styles.page}>
      <Corrections list={corrections} />
      <Link className={styles.back} to={paths.collections()}>
        <ChevronLeft />
        {COLLECTIONS.all}
      </Link>
      <OneList read={open} state={state} changes={changes} onImport={startImport} />
      {isImporting && (
        <ImportSheet
          lists={reads.map(({ list }) => list)}
          openId={id}
          changes={changes}
          onClose={() => setImporting(false)}
        />
      )}
    </Frame>
  )
}
