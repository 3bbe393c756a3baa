import Layers from 'lucide-react/icons/layers'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { NotHere, stateOfNone } from '../../notices/NotHere.tsx'
import { useCollectionKind } from '../../queries/kept/useCollectionKind.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { loadOrReload } from '../start/reloadOnce.ts'

/** Each stored kind has a page of its own: it is loaded once the kind is known. */
const KINDS = {
  set: lazy(async () => {
    const { WorkbenchPage } = await loadOrReload(
      () => import('../../pages/workbench/WorkbenchPage.tsx'),
    )
    return { default: WorkbenchPage }
  }),
  batch: lazy(async () => {
    const { BatchPageWithReport } = await loadOrReload(() => import('./BatchPageWithReport.tsx'))
    return { default: BatchPageWithReport }
  }),
  list: lazy(async () => {
    const { ListPage } = await loadOrReload(() => import('../../pages/lists/ListPage.tsx'))
    return { default: ListPage }
  }),
}

/** The collection that the address names, whatever it is stored as. */
export function CollectionPage() {
  const { id = '' } = useParams()
  const read = useCollectionKind(id)
  if (read.data) {
    const Page = KINDS[read.data]
    return <Page key={id} />
  }
  return (
    <Frame>
      <NotHere
        what="collection"
        made="made"
        state={stateOfNone(read)}
        icon={<Layers />}
        others={{ to: paths.collections(), label: COLLECTIONS.all }}
      />
    </Frame>
  )
}
