import type { StoredCatalog, OwnCatalog } from '@/api/ownCatalog.ts'
import { toast } from '@/components/ui/layers/toast.ts'
import { isolated } from '@/lib/text/isolated.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { rememberCatalog } from '@/storage/preferences/catalogMark.ts'

/** The maximum number of countries in the first search of another catalog, so that it needs few requests. */
const COUNTRIES = 4

/** Switches between catalogs; the other catalog answers from the next request on. */
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
    /**
     * Switches the catalog from any page. What that page requests next may be from another catalog, so the message links to the
     * new one’s search.
     */
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
