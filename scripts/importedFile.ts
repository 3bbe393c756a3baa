import path from 'node:path'

/**
 * The file that an import refers to, as a path from the root with slashes; null for a package. `@/` and `@test/` are the short
 * names of `aliases.mjs`.
 */
export function importedFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('@test/')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}
