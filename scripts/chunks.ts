/**
 * Splits the code of the build into files by one rule: packages that every page needs; our code that every page needs; code that
 * several light pages share; for each light page, what it shares with pages that run long work; what only pages with long work
 * share; and each page. A light page is one that runs no long work, so it never waits for the code of long work. What a click
 * loads stays in separate files. Each file is compressed and requested by itself, so fewer files mean less to load.
 */
import path from 'node:path'

type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo(id: string): Module | null }

/**
 * Module information of one of our files. Throws for an unknown name, which would otherwise split the build wrongly without
 * notice.
 */
function ownModule(id: string, graph: Graph): Module {
  const module = graph.getModuleInfo(id)
  if (!module) throw new Error(`scripts/chunks.ts names ${id}, which is not in the build`)
  return module
}

/** Every module that the given ones import without `import()`, directly or indirectly. */
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

/**
 * The number of pages that must share code for it to become a file of its own, although some pages then load code that they do
 * not need. Two are enough for light pages, which people open briefly.
 */
const SEVERAL = 3

const isPackage = (module: string) => module.includes('/node_modules/')

/** Files that every page loads: index.html names them. */
const OF_EVERY_PAGE = /\/(?:main|app|packages|rolldown-runtime)-[^/]+\.js$/

/**
 * Selects, from the files that a lazily loaded file depends on, those to request together with it: not the file itself, which is
 * requested at that time, nor files that every page has. Each name is written into the entry or the app and costs some 20 bytes
 * there.
 */
export function filesToPreload(
  file: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return dependencies
  return dependencies.filter((one) => one !== file && !OF_EVERY_PAGE.test(`/${one}`))
}

export function chunks(root: string) {
  const at = (file: string) => path.join(root, 'src', file)
  let nameOf: ((module: string) => string | null) | null = null

  function cut(graph: Graph): (module: string) => string | null {
    // The modules of the entry, which requests all the rest and the first results.
    const main = closure([at('main.ts')], graph)
    // The modules of the app, with those of the page that most visits open or reach.
    const app = closure([at('app/start/start.tsx'), at('pages/search/SearchPage.tsx')], graph)
    const { dynamicallyImportedIds } = ownModule(at('app/start/pageCode.ts'), graph)
    const pages = dynamicallyImportedIds.map((page) => ({
      name: path.parse(page).name,
      modules: closure([page], graph),
    }))
    /** Pages that run no long work. */
    const light = pages.filter(
      ({ modules }) => ![...modules].some((module) => module.startsWith(at('jobs'))),
    )
    /**
     * The modules that read the search box. Every page loads them once it is complete, so they must not wait for the code of long
     * work either.
     */
    const boxReader = closure([at('features/search-box/readBox.tsx')], graph)
    const withModule = (some: typeof pages, module: string) =>
      some.filter(({ modules }) => modules.has(module))
    return (module) => {
      if (main.has(module)) return 'main'
      if (app.has(module)) return isPackage(module) ? 'packages' : 'app'
      // Leave other packages to their importers. Icons are grouped because each is a tiny module.
      if (isPackage(module) && !module.includes('/lucide-react/')) return null
      const [lightPage, ...furtherLight] = withModule(light, module)
      if (furtherLight.length > 0) return 'shared'
      if (withModule(pages, module).length < SEVERAL) return null
      if (lightPage) return `${lightPage.name}Shared`
      return boxReader.has(module) ? 'boxReader' : 'work'
    }
  }

  return {
    // A package's index imports everything in it; code that only a later page uses must not be included.
    includeDependenciesRecursively: false,
    groups: [
      {
        // The name of this group in the build's timings.
        debugName: 'what pages share',
        name: (id: string, graph: Graph) => (nameOf ??= cut(graph))(id),
      },
    ],
  }
}
