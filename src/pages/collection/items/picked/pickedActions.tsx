import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import type { ReactElement } from 'react'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { productLines } from '@/domain/codes/productLines.ts'
import type { ListEntry } from '@/domain/picked/productList.ts'
import { AddToNewCollection } from '@/features/collections/selection/AddToNewCollection.tsx'
import type { PageAction } from '@/features/page/PageActions.tsx'
import { PICKED } from '@/words/pickedNames.ts'

type Options = {
  /** The products, with what was last seen of each; when there are none, only the actions for an empty collection are offered. */
  entries: readonly ListEntry[]
  isLoading: boolean
  onUpdate: () => void
  onRename: () => void
  onDuplicate: () => void
  onImport: () => void
  onDelete: () => void
}

type OneButton = Pick<PageAction, 'key'> & {
  label: string
  icon: ReactElement
  act: () => void
  isBusy?: boolean
  onPage?: 'more'
  /** Whether the action opens a sheet. */
  opensSheet?: true
}

const toAction = ({
  key,
  label,
  icon,
  act,
  isBusy = false,
  opensSheet,
  onPage,
}: OneButton): PageAction => ({
  key,
  ...(onPage && { onPage }),
  renderIn: (_, close) => (
    <Button
      variant="quiet"
      icon={icon}
      aria-haspopup={opensSheet && 'dialog'}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return
        // Close the sheet of actions first, because it would cover what opens next.
        close()
        act()
      }}
    >
      {label}
    </Button>
  ),
})

/** The actions for a picked collection as a whole. */
export function pickedActions(options: Options): PageAction[] {
  const { entries, isLoading } = options
  const ofProducts =
    entries.length === 0
      ? []
      : [
          toAction({
            key: 'update',
            label: CHANGES.update,
            icon: <RotateCw />,
            act: options.onUpdate,
            isBusy: isLoading,
          }),
          {
            key: 'batch',
            renderIn: (_, close) => (
              <AddToNewCollection
                onAdd={close}
                {...productLines(
                  entries.map(({ id, seen }) => ({ id, code: seen?.eans?.[0] ?? null })),
                )}
              />
            ),
          } satisfies PageAction,
          toAction({
            key: 'import',
            onPage: 'more',
            label: PICKED.import,
            icon: <Upload />,
            act: options.onImport,
            opensSheet: true,
          }),
          toAction({
            key: 'duplicate',
            onPage: 'more',
            label: PICKED.duplicate,
            icon: <Copy />,
            act: options.onDuplicate,
          }),
        ]
  return [
    ...ofProducts,
    toAction({
      key: 'rename',
      onPage: 'more',
      label: PICKED.rename,
      icon: <Pencil />,
      act: options.onRename,
    }),
    toAction({
      key: 'delete',
      onPage: 'more',
      label: PICKED.delete,
      icon: <Trash />,
      act: options.onDelete,
    }),
  ]
}
