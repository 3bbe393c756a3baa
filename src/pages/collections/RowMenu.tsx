import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Popover } from '@/components/ui/layers/Popover.tsx'
import type { CollectionSummary } from '@/domain/collections/collectionSummary.ts'
import { plural } from '@/lib/text/plural.ts'
import type { CollectionActions } from './useCollectionActions.ts'
import styles from './RowMenu.module.css'

type Props = {
  collection: CollectionSummary
  /** Whether a job of this collection is active in this tab. */
  isActive: boolean
  acts: CollectionActions
  onRename: () => void
}

/** The menu with the actions of a collection in the list. */
export function RowMenu({ collection, isActive, acts, onRename }: Props) {
  const { id, name, storedAs, versionsId, state } = collection
  const label = `More for ${name}`
  const canUpdate = !isActive && state.kind !== 'paused'
  const hasOwnVersions = versionsId !== null && versionsId !== id
  return (
    <Popover
      label={label}
      align="end"
      trigger={<Ellipsis />}
      triggerLabel={label}
      triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
    >
      {(close) => {
        const item = (words: string, act: () => void) => (
          <Button
            variant="quiet"
            onClick={() => {
              close()
              act()
            }}
          >
            {words}
          </Button>
        )
        return (
          <div className={styles.menu}>
            {canUpdate &&
              item(
                storedAs === 'search' ? 'Update product count' : 'Update',
                () => void acts.update(collection),
              )}
            {state.kind === 'not loaded' &&
              item(
                state.found === null ? 'Load products' : `Load ${plural(state.found, 'product')}`,
                () => void acts.load(collection),
              )}
            {hasOwnVersions && item('Show versions', () => acts.showVersions(collection))}
            {item('Rename', onRename)}
            {item('Delete', () => void acts.remove(collection))}
          </div>
        )
      }}
    </Popover>
  )
}
