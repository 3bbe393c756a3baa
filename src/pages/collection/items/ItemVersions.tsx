import Layers from 'lucide-react/icons/layers'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import type { Collection, SavedView } from '@/domain/collections/collection.ts'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import type { CollectionWithVersions } from '@/pages/collection/versions/VersionsHead.tsx'
import { VersionViews, type VersionView } from '@/pages/collection/versions/VersionViews.tsx'
import { paths } from '@/routing/paths.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { useVersionCollection } from './useVersionCollection.ts'

type Props = Pick<Collection, 'name' | 'source' | 'countries'> & {
  view: VersionView
  /** The ID of the collection in addresses. */
  collectionId: string
  views: readonly SavedView[]
  /** The collection in each of its country groups. */
  groups: NonNullable<CollectionWithVersions['groups']>
}

/**
 * The versions of a collection of codes or picked products. They belong to the collection that was loaded from it in the same
 * countries.
 */
export function ItemVersions({
  view,
  collectionId,
  views,
  groups,
  name,
  source,
  countries,
}: Props) {
  const { savedVersions, isError } = useVersionCollection({ source, countries })
  if (savedVersions === undefined) {
    return (
      <Frame>
        <SavedItemUnavailable
          what="collection"
          made="made"
          state={unavailableState({ isError, data: undefined })}
          icon={<Layers />}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      </Frame>
    )
  }
  return (
    <VersionViews
      view={view}
      collection={{
        id: collectionId,
        name,
        views: [...views],
        groups,
        collection: { id: savedVersions?.collection.id ?? null, name, source, countries },
      }}
      savedVersions={savedVersions}
    />
  )
}
