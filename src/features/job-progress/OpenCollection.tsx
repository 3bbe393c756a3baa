import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import type { ReactNode } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { Frame } from '@/components/ui/panels/Frame.tsx'
import {
  SavedItemUnavailable,
  unavailableState,
} from '@/features/messages/SavedItemUnavailable.tsx'
import { paths } from '@/routing/paths.ts'
import { DamagedCollectionError } from '@/storage/collections/collections.ts'
import { type CollectionVersions } from '@/storage/collections/versions.ts'
import { useFreshCollections, versionsQuery } from '@/storage/queries/collectionsQuery.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import styles from './OpenCollection.module.css'

const DAMAGED = 'Its data in this browser is damaged. Load it again as a new collection.'

type Props = { id: string; children: (savedVersions: CollectionVersions) => ReactNode }

/** Loads a saved collection, again when any tab changes it, and draws its page; a message if there is no such collection. */
export function OpenCollection({ id, children }: Props) {
  const { id: connectionId } = useConnection()
  useFreshCollections(connectionId)
  const read = useQuery(versionsQuery(connectionId, id))
  if (read.data) return children(read.data)
  return (
    <Frame className={styles.alone}>
      <SavedItemUnavailable
        what="collection"
        made="loaded"
        state={unavailableState(read)}
        because={read.error instanceof DamagedCollectionError ? DAMAGED : undefined}
        icon={<Layers />}
        others={{ to: paths.collections(), label: COLLECTIONS.all }}
      />
    </Frame>
  )
}
