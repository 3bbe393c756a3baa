import Layers from 'lucide-react/icons/layers'
import { lazy, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { NotHere, stateOfNone } from '../../notices/NotHere.tsx'
import { useCollectionKind } from '../../queries/kept/useCollectionKind.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import { readItemsId, type ItemsOf } from '../../url/itemsAddress.ts'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { loadOrReload } from '../start/reloadOnce.ts'

/** Each stored kind has a page of its own: it is loaded once the kind is known. */
const KINDS = {
  set: lazy(async () => {
    const { WorkbenchPage } = await loadOrReload(
      () => import('../../pages/workbench/WorkbenchPage.tsx'),
    )
    return { default: ({ of }: { of: ItemsOf }) => <WorkbenchPage id={of.id} /> }
  }),
  batch: lazy(async () => {
    const { BatchItems } = await loadOrReload(
      () => import('../../pages/workbench/items/BatchItems.tsx'),
    )
    return { default: BatchItems }
  }),
  list: lazy(async () => {
    const { ListItems } = await loadOrReload(
      () => import('../../pages/workbench/items/ListItems.tsx'),
    )
    return { default: ListItems }
  }),
}

/** The collection that the address names, whatever it is stored as. */
export function CollectionPage() {
  const { id = '' } = useParams()
  const of = useMemo(() => readItemsId(id), [id])
  const read = useCollectionKind(of.id)
  if (read.data) {
    const Page = KINDS[read.data]
    return <Page key={id} of={of} />
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
