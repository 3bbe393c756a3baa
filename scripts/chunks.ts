/**
 * How the build is cut, by one rule: packages that every page needs, our code that every page needs, what several pages
 * share, what several share only with those that run long work, and each page; what a click loads stays in files of its own. Each file is compressed and requested by itself, so
 * that few files are less to load than many.
 */
import path from 'node:path'

type Module = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Graph = { getModuleInfo(id: string): Module | null }

/** What the build knows of one of our own files; a name that is none would cut the build wrongly and in silence. */
function ownModule(id: string, graph: Graph): Module {
  const module = graph.getModuleInfo(id)
  if (!module) throw new Error(`scripts/chunks.ts names ${id}, which is not in the build`)
  return module
}

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

/** So many pages make it worth while that others fetch what they do not need; fewer where a page is looked up and left. */
const SEVERAL = 3
const SEVERAL_LIGHT = 2

const isPackage = (module: string) => module.includes('/node_modules/')

/** Files that every page loads: index.html names them. */
const OF_EVERY_PAGE = /\/(?:main|app|packages|rolldown-runtime)-[^/]+\.js$/

/**
 * Of the files that a part loaded later depends on, those to begin together with it: not the part itself, which is requested
 * at that moment, nor what every page has. Each name is written into the entry or the app, where it costs some 20 bytes.
 */
export function besideIt(
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
    // The entry alone: it requests all the rest, and for the first results.
    const main = closure([at('main.ts')], graph)
    // With the page that most visits open or come to.
    const app = closure([at('app/start/start.tsx'), at('pages/search/SearchPage.tsx')], graph)
    const { dynamicallyImportedIds } = ownModule(at('app/start/pageCode.ts'), graph)
    const pages = dynamicallyImportedIds.map((page) => closure([page], graph))
    const light = pages.filter((page) => ![...page].some((module) => module.startsWith(at('jobs'))))
    const countOf = (some: readonly Set<string>[], module: string) =>
      some.filter((page) => page.has(module)).length
    return (module) => {
      if (main.has(module)) return 'main'
      if (app.has(module)) return isPackage(module) ? 'packages' : 'app'
      // Of other packages each is loaded by whoever needs it; only signs are many small files.
      if (isPackage(module) && !module.includes('/lucide-react/')) return null
      if (countOf(light, module) >= SEVERAL_LIGHT) return 'shared'
      return countOf(pages, module) >= SEVERAL ? 'work' : null
    }
  }

  return {
    // A package's index names everything in it; what only a later page takes from there must not come along.
    includeDependenciesRecursively: false,
    groups: [
      {
        // What the build calls it where it says what took its time.
        debugName: 'what pages share',
        name: (id: string, graph: Graph) => (nameOf ??= cut(graph))(id),
      },
    ],
  }
}
