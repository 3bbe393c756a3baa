import { useParams } from 'react-router-dom'
import { NewRunPage } from './NewRunPage.tsx'
import { RunPage } from './RunPage.tsx'

/** Run everything again: a new run, or one that is kept with its report. */
export function AgainPage() {
  const { id } = useParams()
  return id === undefined ? <NewRunPage /> : <RunPage key={id} id={id} />
}
