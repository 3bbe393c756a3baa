/**
 * Additions to index.html: what its first paint needs, and in a build the policy, hints, and a copy for hosts that answer deep
 * links with their 404 page.
 */
import type { Plugin, Rolldown } from 'vite'
import { firstPaint } from './firstPaint.ts'

const CHARSET = '<meta charset="utf-8" />'
const TITLE = '</title>'
const HEAD = '</head>'

const inPlaceOf = (html: string, tag: string, written: string): string => {
  if (!html.includes(tag)) throw new Error(`index.html has no ${tag} to put anything beside`)
  return html.replace(tag, () => written)
}

const after = (html: string, tag: string, added: string): string =>
  inPlaceOf(html, tag, `${tag}\n    ${added}`)

/** Adds the policy after the charset, which must be in the first kilobyte, and before anything that loads. */
const withPolicy = (html: string, policy: string): string =>
  after(html, CHARSET, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)

/**
 * Hints for the app's styles and code, so that they do not wait for the entry, which requests them. They come after it: over
 * one connection files arrive one by one, and the entry is small and sends the first search.
 */
function hints(html: string, bundle: Rolldown.OutputBundle, base: string): string[] {
  const app = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'app')
  if (app?.type !== 'chunk') return []
  const styles = [...(app.viteMetadata?.importedCss ?? [])]
  const code = [...app.imports, app.fileName].filter((file) => !html.includes(file))
  return [
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="${base}${file}" />`),
    ...code.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`),
  ]
}

const ENTRY = '<script type="module"'

/**
 * Lets the browser run the entry before the page is parsed. In the dev server it must wait for the page, because of what that
 * server puts before it.
 */
const atOnce = (html: string): string => html.replace(ENTRY, `${ENTRY} async`)

/** The plugin that puts the styles of the first paint into the page, also in the dev server. */
export function firstPaintInPage(): Plugin {
  let base = '/'
  return {
    name: 'first-paint',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const hinted = bundle ? hints(html, bundle, base) : []
        const page = after(html, TITLE, firstPaint(base))
        return inPlaceOf(page, HEAD, [...hinted.map((link) => `  ${link}`), HEAD].join('\n  '))
      },
    },
  }
}

export function builtPage(policy: string): Plugin {
  return {
    name: 'built-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: (html) => atOnce(withPolicy(html, policy)) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}
