import { useParams } from 'react-router-dom'
import { CHANGES } from '../../model/changes/changesNames.ts'
import { OpenSet } from '../../runs/OpenSet.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { SetChanges } from './SetChanges.tsx'

/** What changed in a result set from one snapshot to another. */
export function ChangesPage() {
  const { id = '' } = useParams()
  usePageTitle(CHANGES.page)
  return <OpenSet id={id}>{(kept) => <SetChanges key={kept.set.id} kept={kept} />}</OpenSet>
}
