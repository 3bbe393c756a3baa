/** Lists the files of a build for the worker that keeps them for a time without a connection. */
import type { Plugin } from 'vite'

/** By hand alone: a megabyte that most readers never request, kept when one does. */
const LARGE = /\.wasm$/

export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/') && !LARGE.test(file))
          .toSorted()
        this.emitFile({
          type: 'asset',
          fileName: 'offline-files.json',
          source: JSON.stringify(files),
        })
      },
    },
  }
}
