import { isolated } from '../../lib/isolated.ts'
import type { ResultSet } from '../../model/resultSet/resultSet.ts'
import { useConnection } from '../../shell/connection.tsx'
import { changeSet } from '../../store/resultSets/resultSets.ts'
import { toast } from '../../ui/toast.ts'

type View = ResultSet['views'][number]

const without = (views: readonly View[], name: string) => views.filter((one) => one.name !== name)

/** Keeps the named views of a set; what was deleted can be brought back. */
export function useViews(setId: string) {
  const { id } = useConnection()

  /** Whether the browser took it. */
  const change = async (to: (views: readonly View[]) => View[]): Promise<boolean> => {
    try {
      await changeSet(id, setId, ({ name, views }) => ({ name, views: to(views) }))
      return true
    } catch {
      toast('The view was not kept: the browser’s storage does not answer.', { tone: 'error' })
      return false
    }
  }
  return {
    save: async (name: string, state: string): Promise<void> => {
      // One of the same name is the same view, changed.
      const isKept = await change((views) =>
        views.some((one) => one.name === name)
          ? views.map((one) => (one.name === name ? { name, state } : one))
          : [...views, { name, state }],
      )
      if (isKept) toast(`View ${isolated(name)} saved`)
    },
    remove: async (name: string): Promise<void> => {
      let before: readonly View[] = []
      const isGone = await change((views) => {
        before = views
        return without(views, name)
      })
      if (!isGone) return
      const view = before.find((one) => one.name === name)
      toast(`View ${isolated(name)} deleted`, {
        ...(view && {
          action: {
            label: 'Undo',
            undo: () => change((views) => [...without(views, name), view]),
          },
        }),
      })
    },
  }
}
