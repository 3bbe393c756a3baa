import { useParams } from 'react-router-dom'
import { OwnLists } from './OwnLists.tsx'

/** Lists: all of them, or one that is open. */
export function ListsPage() {
  const { id = '' } = useParams()
  return <OwnLists id={id} />
}
