/**
 * Short class names for CSS modules, each written where it is used. The build's default names contain the source name and the
 * line, and reach the page twice: in the style sheet and in an object for each module.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LENGTH = 5

/** Letters for a text, always the same for the same text. There are no digits, because a class must not begin with one. */
function lettersOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/**
 * Makes a class name such as `qwertz1`: letters for the file, which stay the same when other files change, and a number for the
 * class. Throws if two files get the same letters.
 */
export function shortClassNames(root: string) {
  const files = new Map<string, { file: string; names: Map<string, string> }>()
  return (name: string, filename: string): string => {
    const file = path.relative(root, filename.split('?')[0] ?? filename).replaceAll(path.sep, '/')
    const letters = lettersOf(file)
    const known = files.get(letters) ?? { file, names: new Map<string, string>() }
    if (known.file !== file)
      throw new Error(`${file} and ${known.file} get the same class names: rename one of them`)
    files.set(letters, known)
    const short = known.names.get(name) ?? letters + known.names.size.toString(36)
    known.names.set(name, short)
    return short
  }
}

const IMPORT = /^import styles from (?=['"][^'"]+\.module\.css['"])/m

/**
 * The plugin that includes a module's style sheet even if nothing else of the module is left, because its class names are written
 * where they are used.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      return id.endsWith('.module.css')
        ? { code, map: null, moduleSideEffects: 'no-treeshake' }
        : null
    },
  }
}

/**
 * The plugin that lets the build replace `styles.name` by the class name. A module that chooses a class by a variable stays
 * unchanged.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !IMPORT.test(code)) return null
      const uses = code.replace(IMPORT, '').match(/(?<!\/)\bstyles\b(?!\.\w)/g)
      return uses ? null : { code: code.replace(IMPORT, 'import * as styles from '), map: null }
    },
  }
}
