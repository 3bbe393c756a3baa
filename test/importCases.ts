/** Files for tests of the importer, stored in `src/features/import/testing/cases`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../src/features/import/testing/cases')

/** `name` is a path within the folder, such as `feeds/shopitem.xml`. Throws if there is no such file. */
export function importCase(name: string) {
  const bytes = new Uint8Array(readFileSync(path.join(FOLDER, name)))
  return {
    name: path.basename(name),
    bytes,
    /** As UTF-8. */
    text: () => new TextDecoder().decode(bytes),
  }
}
