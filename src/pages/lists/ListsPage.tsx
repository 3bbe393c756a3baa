import { useParams } from 'react-router-dom'
import { OwnLists } from './OwnLists.tsx'
import { SharedList } from './SharedList.tsx'

/** Lists: all of them, one that is open, or one that someone sent as a link. */
export function ListsPage() {
  const { id = '' } = useParams()
  return id === 'shared' ? <SharedList /> : <OwnLists id={id} />
}
