import type { KeptCatalog, OwnCatalog } from '../../catalog/ownCatalog.ts'
import { isolated } from '../../lib/isolated.ts'
import { useReadKeptAgain } from '../../queries/useKeptCatalog.ts'
import { rememberCatalog, rememberedCatalog } from '../../store/preferences/catalogMark.ts'
import { toast } from '../../ui/toast.ts'
import { whenToastGone } from '../../ui/whenToastGone.ts'
import { OWN } from '../../words/ownCatalogNames.ts'

/** Removes the catalog that is kept, and says so; its rows go for good when that can be undone no longer. */
export function useRemoveCatalog(own: OwnCatalog) {
  const readAgain = useReadKeptAgain()

  /** Resolves to false where it could not be removed, which was said. */
  return async (kept: KeptCatalog): Promise<boolean> => {
    const name = isolated(kept.fileName)
    const wasActive = own.active() === 'own'
    const mark = rememberedCatalog()
    let isUndone = false
    const putBack = async () => {
      isUndone = true
      if (!(await own.putBack(kept.id))) {
        const other = await own.kept().catch(() => null)
        const why = other ? 'another catalog is kept by now' : 'this browser has let go of it'
        toast(`${name} can’t come back: ${why}.`, { tone: 'error' })
        return false
      }
      if (wasActive) own.choose('own')
      if (mark?.id === kept.id) rememberCatalog(mark)
      await readAgain()
      return true
    }
    try {
      await own.remove()
    } catch (problem) {
      const says = problem instanceof Error ? problem.message : 'The browser’s storage failed.'
      toast(`${name} could not be removed: ${says}`, { tone: 'error' })
      return false
    } finally {
      void readAgain()
    }
    if (mark?.id === kept.id) rememberCatalog(null)
    const said = toast(`${name} is removed from this browser`, {
      action: { label: OWN.undo, undo: putBack },
    })
    whenToastGone(said, () => {
      // What is left where that fails goes at the next start.
      if (!isUndone) own.forget(kept.id).catch(() => {})
    })
    return true
  }
}
