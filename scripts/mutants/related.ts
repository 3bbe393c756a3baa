/** Finds the tests that reach a file through imports, static or dynamic, the nearest first. */
import { parseSync } from 'vite'
import { importedFile } from '../importedFile.ts'

/** Workers, which are requested as separate files at run time. */
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

/** `sources` maps paths from the root, with slashes; imports include the file extension. */
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
    // The loop also visits items that are added to the set meanwhile, so nearer files come first.
    for (const file of reached)
      for (const importer of importers.get(file) ?? []) reached.add(importer)
    return [...reached].filter((file) => /\.test\.tsx?$/.test(file))
  }
}
