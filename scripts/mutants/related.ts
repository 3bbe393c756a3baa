/** Which tests reach a file through imports, static or lazy, the nearest first. */
import path from 'node:path'
import { parseSync } from 'vite'

/** What is asked for as a file of its own at run time: workers. */
const byAddress = /new URL\(\s*'(\.[^']+)'/g

/** The file that an import means, from the root; null for a package. */
function fileOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('@test/')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}

function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const isCode = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const specifiers = [
    ...staticImports.filter(isCode).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    ...[...source.matchAll(byAddress)].map(([, specifier = '']) => specifier),
  ]
  return specifiers
    .map((specifier) => fileOf(file, specifier))
    .filter((imported) => imported !== null)
}

/** `sources` by paths from the root, with slashes, each import with its ending. */
export function relatedTests(
  sources: ReadonlyMap<string, string>,
): (changed: string) => readonly string[] {
  const importers = new Map<string, string[]>()
  for (const [file, source] of sources) {
    for (const imported of importsOf(file, source)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return (changed) => {
    const reached = new Set([changed])
    // A set takes in while it is walked: what is nearer comes first.
    for (const file of reached)
      for (const importer of importers.get(file) ?? []) reached.add(importer)
    return [...reached].filter((file) => /\.test\.tsx?$/.test(file))
  }
}
