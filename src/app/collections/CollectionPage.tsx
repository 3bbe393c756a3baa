import Layers from 'lucide-react/icons/layers'
import { lazy } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { loadOrReload } from '@/app/start/reloadOnce.ts'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import { idWithCountries, type CollectionInCountries } from '@/domain/collections/collectionId.ts'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import { paths } from '@/routing/paths.ts'
import { useCollectionKind, type AddressedCollection } from '@/storage/queries/useCollectionKind.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'

const Versions = lazy(async () => {
  const { SearchCollection } = await loadOrReload(
    () => import('@/pages/collection/SearchCollection.tsx'),
  )
  return {
    default: ({ of }: { of: CollectionInCountries }) => (
      <SearchCollection id={idWithCountries(of)} />
    ),
  }
})

/** The page for each kind of collection; its code is loaded once the kind is known. */
const PAGES = {
  search: Versions,
  versions: Versions,
  codes: lazy(async () => {
    const { CodesCollection } = await loadOrReload(
      () => import('@/pages/collection/items/CodesCollection.tsx'),
    )
    return { default: CodesCollection }
  }),
  picked: lazy(async () => {
    const { PickedCollection } = await loadOrReload(
      () => import('@/pages/collection/items/PickedCollection.tsx'),
    )
    return { default: PickedCollection }
  }),
}

/** Whether the address names a version whose rows are shown; links of earlier releases name it by `moment`. */
function namesVersion(search: string): boolean {
  const params = new URLSearchParams(search)
  const view = params.get('view')?.trim().toLowerCase()
  return (
    (params.has('snapshot') || params.has('moment')) && view !== 'changes' && view !== 'history'
  )
}

/** Shows the collection in the address, whatever its kind. */
export function CollectionPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const read = useCollectionKind(id)
  if (read.data) {
    const { of, kind, path }: AddressedCollection = read.data
    if (path !== undefined) return <Navigate to={path} replace />
    // Collections of codes or picked products show their own rows unless the address names a version.
    const Page = namesVersion(search) ? Versions : PAGES[kind]
    return <Page key={`${id} ${Page === Versions}`} of={of} />
  }
  return (
    <Frame>
      <SavedItemUnavailable
        what="collection"
        made="made"
        state={unavailableState(read)}
        icon={<Layers />}
        others={{ to: paths.collections(), label: COLLECTIONS.all }}
      />
    </Frame>
  )
}
