import type { KeptCatalog, OwnCatalog } from '../../api/ownCatalog.ts'
import { useGo } from '../../parts/useGo.ts'
import { rememberCatalog } from '../../store/catalogMark.ts'
import { toast } from '../../ui/toast.ts'
import { paths } from '../../url/paths.ts'

/** More countries at once would be more requests than a first look needs. */
const COUNTRIES = 4

/** Which catalog answers: the next request is the first one that another catalog answers. */
export function useChooseCatalog(own: OwnCatalog) {
  const go = useGo()
  return {
    explore: (kept: KeptCatalog) => {
      own.choose('own')
      rememberCatalog(kept)
      go(paths.search({ countries: kept.countries.slice(0, COUNTRIES) }))
    },
    toDemo: () => {
      own.choose('demo')
      rememberCatalog(null)
      toast('The demo catalog answers now. Yours stays here.')
    },
  }
}
