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
 * One chunk for what the entry imports, which sends the first search; one for the app, the search page with it; one for what
 * stands around its results, and one for what of that a page or two more need; one for what several of the other pages share,
 * and one for what several share only with those about kept result sets: every file more that a page consists of is named in
 * the one that loads it, and asking for one costs the page's main thread about as much as drawing a card. Each page's own
 * code, and what it loads later, stays in chunks of its own.
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
  /** What stands around the results of a search as soon as they are there. */
  const aroundResults = [
    'FacetPanel',
    'HeadControls',
    'MetaLine',
    'ResultFoot',
    'SearchActions',
    'SelectBox',
  ]
  let nameOf: ((id: string) => string | null) | null = null
  return {
    // A package's index names everything in it; what only a later page takes from there must not come along.
    includeDependenciesRecursively: false,
    groups: [
      {
        // What the build calls it where it says what took its time.
        debugName: 'what pages share',
        name: (id: string, graph: Graph) => {
          if (!nameOf) {
            const main = closure([at('main.ts')], graph)
            const start = closure([at('app/start.tsx')], graph)
            const around = aroundResults.map((part) =>
              closure([at(`pages/search/${part}.tsx`)], graph),
            )
            const closures = (pages: readonly string[]) =>
              pages.map((page) => closure([at(`pages/${page}.tsx`)], graph))
            const [first, second] = [closures(others), closures(ofSets)]
            nameOf = (module) => {
              const have = (pages: readonly Set<string>[]) =>
                pages.filter((one) => one.has(module)).length
              if (main.has(module)) return 'main'
              const pages = have(first) + have(second)
              if (start.has(module)) return 'app'
              if (pages < SEVERAL && around.some((part) => part.has(module)))
                return pages === 0 ? 'results' : 'around'
              // Of packages icons alone: each is a file of a few lines, and many.
              if (!module.startsWith(at('')) && !module.includes('/lucide-react/')) return null
              if (have(first) >= SEVERAL) return 'pages'
              return pages >= SEVERAL ? 'sets' : null
            }
          }
          return /queriesObserver|useQueries/.test(id) ? null : nameOf(id)
        },
      },
    ],
  }
}
