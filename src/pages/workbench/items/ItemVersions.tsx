import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import { isSameSource } from '../../../model/again/sameSource.ts'
import type { ResultSet } from '../../../model/resultSet/resultSet.ts'
import { NotHere, stateOfNone } from '../../../notices/NotHere.tsx'
import { setsQuery, useFreshSets } from '../../../queries/kept/setsQuery.ts'
import { useConnection } from '../../../shell/settings/connection.tsx'
import { Frame } from '../../../ui/panels/Frame.tsx'
import { paths } from '../../../url/paths.ts'
import { COLLECTIONS } from '../../../words/collectionNames.ts'
import { VersionViews, type VersionView } from '../versions/VersionViews.tsx'

type Props = Pick<ResultSet, 'name' | 'source' | 'countries'> & {
  view: VersionView
  /** As addresses name the collection. */
  collectionId: string
}

/** The versions of a batch or a list: those of the result set that was loaded from it, in the same countries. */
export function ItemVersions({ view, collectionId, name, source, countries }: Props) {
  const { id: connectionId } = useConnection()
  useFreshSets(connectionId)
  const query = useQuery(setsQuery(connectionId))
  if (!query.data) {
    return (
      <Frame>
        <NotHere
          what="collection"
          made="made"
          state={stateOfNone({ isError: query.isError, data: undefined })}
          icon={<Layers />}
          others={{ to: paths.collections(), label: COLLECTIONS.all }}
        />
      </Frame>
    )
  }
  const kept = query.data.sets.find(({ set }) => isSameSource(set, { source, countries })) ?? null
  return (
    <VersionViews
      view={view}
      collection={{
        id: collectionId,
        name,
        views: [],
        set: { id: kept?.set.id ?? null, name, source, countries },
      }}
      kept={kept}
    />
  )
}
