import { useParams } from 'react-router-dom'
import { NewBatchPage } from './draft/NewBatchPage.tsx'
import { RunPage } from './run/RunPage.tsx'

/** Batch: hundreds of codes, URLs or ids at once; a new one, or one that is kept. */
export function BatchPage() {
  const { id } = useParams()
  return id === undefined ? <NewBatchPage /> : <RunPage key={id} id={id} />
}
