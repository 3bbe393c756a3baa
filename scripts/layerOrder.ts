/**
 * Declares the order of the cascade layers in every built style sheet: chunks may load in any order, and the first to load
 * decides.
 */
import type { Plugin } from 'vite'

/** The same order as `src/components/ui/styles/tokens.css` declares for the dev server. */
const ORDER = '@layer reset,tokens,ui,capabilities,pages;'

export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
          asset.source = ORDER + String(asset.source)
        }
      }
    },
  }
}
