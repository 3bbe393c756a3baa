import Layers from 'lucide-react/icons/layers'
import { lazy } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { itemsId, type ItemsOf } from '../../model/collections/collectionId.ts'
import { NotHere, stateOfNone } from '../../notices/NotHere.tsx'
import {
  useCollectionKind,
  type AddressedCollection,
} from '../../queries/kept/useCollectionKind.ts'
import { Frame } from '../../ui/panels/Frame.tsx'
import { paths } from '../../url/paths.ts'
import { COLLECTIONS } from '../../words/collectionNames.ts'
import { loadOrReload } from '../start/reloadOnce.ts'

const Versions = lazy(async () => {
  const { WorkbenchPage } = await loadOrReload(
    () => import('../../pages/workbench/WorkbenchPage.tsx'),
  )
  return { default: ({ of }: { of: ItemsOf }) => <WorkbenchPage id={itemsId(of)} /> }
})

/** Each source has a page of its own: it is loaded once the source is known. */
const PAGES = {
  search: Versions,
  versions: Versions,
  codes: lazy(async () => {
    const { BatchItems } = await loadOrReload(
      () => import('../../pages/workbench/items/BatchItems.tsx'),
    )
    return { default: BatchItems }
  }),
  picked: lazy(async () => {
    const { ListItems } = await loadOrReload(
      () => import('../../pages/workbench/items/ListItems.tsx'),
    )
    return { default: ListItems }
  }),
}

/** Whether the address names rows of a version; `moment` in links of earlier releases. */
function namesVersion(search: string): boolean {
  const params = new URLSearchParams(search)
  const view = params.get('view')?.trim().toLowerCase()
  return (
    (params.has('snapshot') || params.has('moment')) && view !== 'changes' && view !== 'history'
  )
}

/** The collection that the address names, whatever its source. */
export function CollectionPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const read = useCollectionKind(id)
  if (read.data) {
    const { of, kind, path }: AddressedCollection = read.data
    if (path !== undefined) return <Navigate to={path} replace />
    // Codes and picked products show their own rows unless a version is named.
    const Page = namesVersion(search) ? Versions : PAGES[kind]
    return <Page key={`${id} ${Page === Versions}`} of={of} />
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
