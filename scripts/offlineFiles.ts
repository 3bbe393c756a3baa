/** Lists the files of a build for the service worker, which stores them for use offline. */
import type { Plugin } from 'vite'

/** Files that are stored only after a page has requested them: they have a megabyte, which most users never need. */
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
