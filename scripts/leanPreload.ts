/** Asks for the files of a part of the page before its code: in the few lines that today's browsers need of the build's own way. */
import type { Plugin } from 'vite'

/** What the build calls wherever `import()` stands. */
const HELPER = '\0vite/preload-helper.js'

/** A style that does not arrive fails its part, in words that `reloadIfGone` knows, and is asked for anew the next time. */
const helper = (base: string) => `
  const asked = {}
  const ask = (file) =>
    (asked[file] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'stylesheet' : 'modulepreload'
      link.crossOrigin = ''
      link.href = ${JSON.stringify(base)} + file
      if (isStyle) {
        link.onload = resolve
        link.onerror = () => {
          link.remove()
          delete asked[file]
          reject(Error('Unable to preload CSS for ' + file))
        }
      } else resolve()
      document.head.append(link)
    }))
  export const __vitePreload = async (load, files = []) => {
    await Promise.all(files.map(ask))
    return load()
  }`

export function leanPreload(): Plugin {
  let base = '/'
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base
    },
    load: (id) => (id === HELPER ? helper(base) : null),
  }
}
