import { useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import type { ReactNode } from 'react'
import { NotHere, stateOfNone } from '../notices/NotHere.tsx'
import { setQuery, useFreshSets } from '../queries/kept/setsQuery.ts'
import { useConnection } from '../shell/settings/connection.tsx'
import { DamagedCollectionError } from '../store/collections/collections.ts'
import { type SavedVersions } from '../store/collections/versions.ts'
import { Frame } from '../ui/panels/Frame.tsx'
import { paths } from '../url/paths.ts'
import { COLLECTIONS } from '../words/collectionNames.ts'
import styles from './OpenSet.module.css'

const DAMAGED = 'Its data in this browser is damaged. Load it again as a new collection.'

type Props = { id: string; children: (kept: SavedVersions) => ReactNode }

/** The page of a set that this browser keeps, up to date with every tab; in its place what is to be said where there is none. */
export function OpenSet({ id, children }: Props) {
  const { id: connectionId } = useConnection()
  useFreshSets(connectionId)
  const read = useQuery(setQuery(connectionId, id))
  if (read.data) return children(read.data)
  return (
    <Frame className={styles.alone}>
      <NotHere
        what="collection"
        made="loaded"
        state={stateOfNone(read)}
        because={read.error instanceof DamagedCollectionError ? DAMAGED : undefined}
        icon={<Layers />}
        others={{ to: paths.collections(), label: COLLECTIONS.all }}
      />
    </Frame>
  )
}
