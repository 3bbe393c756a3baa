import { useParams } from 'react-router-dom'
import { OpenSet } from '../../runs/OpenSet.tsx'
import { SetChanges } from './SetChanges.tsx'

/** What changed in a result set from one snapshot to another. */
export function ChangesPage() {
  const { id = '' } = useParams()
  return <OpenSet id={id}>{(kept) => <SetChanges key={kept.set.id} kept={kept} />}</OpenSet>
}
