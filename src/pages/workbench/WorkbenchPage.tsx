import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { OpenSet } from '../../runs/OpenSet.tsx'
import { readItemsId } from '../../url/itemsAddress.ts'
import { BatchItems } from './items/BatchItems.tsx'
import { ListItems } from './items/ListItems.tsx'
import { OneSet } from './OneSet.tsx'
import { useVersionView, VersionViews } from './versions/VersionViews.tsx'

/** A collection: a loaded result set, or the rows of a batch or a list, filtered, sorted and summed up in this browser. */
export function WorkbenchPage() {
  const { id = '' } = useParams()
  const items = useMemo(() => readItemsId(id), [id])
  const view = useVersionView()
  if (items?.kind === 'batch') return <BatchItems of={items} />
  if (items?.kind === 'list') return <ListItems of={items} />
  return (
    <OpenSet id={id}>
      {(kept) =>
        view === null ? (
          <OneSet kept={kept} key={kept.set.id} />
        ) : (
          <VersionViews
            key={kept.set.id}
            view={view}
            collection={{ ...kept.set, set: kept.set }}
            kept={kept}
          />
        )
      }
    </OpenSet>
  )
}
