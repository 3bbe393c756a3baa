/**
 * Short names for the classes of CSS modules, each written where it is used. The names that the build gives by itself hold
 * the name in the source and the line, and come to the page twice: in the style sheet and in an object for each module.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LENGTH = 5

/** Letters alone: a class must not begin with a digit. */
function lettersOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest()
  return [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Names of the form `qwertz1`: letters for the file, so that they stay while other files change, and a number for the class. Throws where two files get the same letters. */
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

/** A style sheet goes with a module even where nothing of the module is left, its names being written where they are used. */
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

/** Lets the build see which class is meant, so that it writes the name in its place; where a class is chosen by a variable, the object stays. */
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
