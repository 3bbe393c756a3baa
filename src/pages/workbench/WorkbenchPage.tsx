import { useParams } from 'react-router-dom'
import { OpenSet } from '../../runs/OpenSet.tsx'
import { OneSet } from './OneSet.tsx'

/** A loaded result set: its rows narrowed, sorted and summed up, in this browser. */
export function WorkbenchPage() {
  const { id = '' } = useParams()
  return <OpenSet id={id}>{(kept) => <OneSet kept={kept} key={kept.set.id} />}</OpenSet>
}
