/** Which tests reach a file through imports, static or lazy, the nearest first. */
import { parseSync } from 'vite'
import { importedFile } from '../importedFile.ts'

/** What is asked for as a file of its own at run time: workers. */
const byAddress = /new URL\(\s*'(\.[^']+)'/g

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
    .map((specifier) => importedFile(file, specifier))
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
