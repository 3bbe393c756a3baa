/** Which part of a workbook belongs to which, and the addresses behind its links (ECMA-376 part 2 §6.5). */
import { partName, type PartReader } from './archive.ts'
import { unreadable, createXmlPartReader } from './xmlPart.ts'

/**
 * A reference from one part to another. `type` is the last part of the type’s name, because the two variants of the format,
 * transitional and strict, differ before it.
 */
type Relationship = { type: string; target: string; isExternal: boolean }
export type Relationships = Map<string, Relationship>

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The name of the part with the relationships of a part: `xl/_rels/workbook.xml.rels`. '' means the whole package. */
export function relationshipsOf(part: string): string {
  const folder = folderOf(part)
  return `${folder}_rels/${part.slice(folder.length)}.rels`
}

/** The part that a target names: from the root, or from the folder of the part that refers to it. */
export function resolveTarget(part: string, target: string): string {
  const slashes = target.replaceAll('\\', '/')
  const path = slashes.startsWith('/') ? slashes : folderOf(part) + slashes
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return partName(names.join('/'))
}

/**
 * Reads the relationships of a part. `budget` is how many more may be read in all parts together, because they stay in memory.
 */
export function readRelationships(budget: { left: number }): {
  reader: PartReader
  relationships: Relationships
} {
  const relationships: Relationships = new Map()
  const reader = createXmlPartReader({
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      budget.left -= 1
      if (budget.left < 0) throw unreadable()
      const {
        Id: id = '',
        Type: type = '',
        Target: target = '',
        TargetMode: mode = '',
      } = attributes
      relationships.set(id, {
        type: type.slice(type.lastIndexOf('/') + 1),
        target,
        isExternal: mode.toLowerCase() === 'external',
      })
    },
  })
  return { reader, relationships }
}

/** The part that a part refers to by a type, such as its shared texts; null without one. */
export function targetOf(
  part: string,
  relationships: Relationships | undefined,
  type: string,
): string | null {
  for (const one of relationships?.values() ?? []) {
    if (one.type.toLowerCase() === type.toLowerCase() && !one.isExternal) {
      return resolveTarget(part, one.target)
    }
  }
  return null
}
