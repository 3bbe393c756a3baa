import type { StoredCatalog, OwnCatalog } from '@/api/ownCatalog.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { rememberCatalog } from '@/storage/preferences/catalogMark.ts'

/** More countries at once would be more requests than a first look needs. */
const COUNTRIES = 4

/** Which catalog answers: the next request is the first one that another catalog answers. */
export function useChooseCatalog(own: OwnCatalog) {
  const go = useGo()
  const put = (storedCatalog: StoredCatalog) => {
    own.choose('own')
    rememberCatalog(storedCatalog)
  }
  const toSearch = ({ countries }: StoredCatalog) =>
    go(paths.search({ countries: countries.slice(0, COUNTRIES) }))
  return {
    explore: (storedCatalog: StoredCatalog) => {
      put(storedCatalog)
      toSearch(storedCatalog)
    },
    /** Wherever one is: what is requested there may be of another catalog, so the way to its search is offered. */
    switchTo: (storedCatalog: StoredCatalog) => {
      put(storedCatalog)
      toast(`${isolated(storedCatalog.fileName)} is in use now.`, {
        action: { label: 'Explore it', onAct: () => toSearch(storedCatalog) },
      })
    },
    toDemo: () => {
      own.choose('demo')
      rememberCatalog(null)
      toast('The demo catalog is in use now. Yours stays here.')
    },
  }
}
