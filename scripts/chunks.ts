/** How the build is cut: what every page needs is one file, because each file is compressed by itself and asked for by itself. */

type ModuleInfo = { importedIds: readonly string[] }
type Graph = { getModuleInfo(id: string): ModuleInfo | null }

/** Every module that the entry imports without `import()`, and theirs in turn. */
function startOf(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Puts the entry's own code and packages into one chunk; pages and what they load later stay chunks of their own. */
export function chunks(entry: string) {
  let start: Set<string> | null = null
  return {
    groups: [
      {
        name: (id: string, graph: Graph) => {
          start ??= startOf(entry, graph)
          return start.has(id) && !/lucide-react|@tanstack/.test(id) ? 'app' : null
        },
      },
    ],
  }
}
