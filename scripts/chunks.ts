/** How the build is cut: what most pages need is one file, because each file is compressed by itself and asked for by itself. */
import path from 'node:path'

type Module = {
  importedIds: readonly string[]
}
type Graph = { getModuleInfo(id: string): Module | null }

/** Every module that the given ones import without `import()`, and theirs in turn. */
function closure(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** So many pages make it worth while that the others of them fetch what they do not need. */
const SEVERAL = 3

/**
 * One chunk for what the entry imports and for what the search page shares with other pages, one for what several of the
 * others share, and one for what several share only with those about kept result sets: every file more that a page consists
 * of is named in the first. Each page's own code, and what it loads later, stays in chunks of its own.
 */
export function chunks(root: string) {
  const at = (file: string) => path.join(root, 'src', file)
  const others = [
    'start/StartPage',
    'product/ProductPage',
    'resolve/ResolvePage',
    'ean/EanPage',
    'batch/BatchPage',
    'priceList/PriceListPage',
    'lists/ListsPage',
    'compare/ComparePage',
    'settings/SettingsPage',
    'service/ServicePage',
  ]
  const ofSets = [
    'map/MapPage',
    'again/AgainPage',
    'sets/SetsPage',
    'workbench/WorkbenchPage',
    'changes/ChangesPage',
  ]
  let nameOf: ((id: string) => string | null) | null = null
  return {
    // A package's index names everything in it; what only a later page takes from there must not come along.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string, graph: Graph) => {
          if (!nameOf) {
            const start = closure([at('main.tsx')], graph)
            const search = closure([at('pages/search/SearchPage.tsx')], graph)
            const closures = (pages: readonly string[]) =>
              pages.map((page) => closure([at(`pages/${page}.tsx`)], graph))
            const [first, second] = [closures(others), closures(ofSets)]
            nameOf = (module) => {
              const have = (pages: readonly Set<string>[]) =>
                pages.filter((one) => one.has(module)).length
              const pages = have(first) + have(second)
              if (start.has(module) || (search.has(module) && pages > 0)) return 'app'
              // Of packages icons alone: each is a file of a few lines, and many.
              if (!module.startsWith(at('')) && !module.includes('/lucide-react/')) return null
              if (have(first) >= SEVERAL) return 'pages'
              return pages >= SEVERAL ? 'sets' : null
            }
          }
          if (id.includes('rolldown/runtime')) return 'app'
          return /queriesObserver|useQueries/.test(id) ? null : nameOf(id)
        },
      },
    ],
  }
}
