/** What is added to index.html: what its first paint needs; in the build the policy, hints, and a copy for hosts that answer a deep link with their 404 page. */
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

/** Right behind the charset, which has to stand in the first kilobyte, and before anything that loads. */
const withPolicy = (html: string, policy: string): string =>
  after(html, CHARSET, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)

/**
 * The app's styles and code, which the entry requests: they need not wait for it. Behind it: over one connection files come
 * one after the other, and the entry is small and has the first search to send.
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

/** The entry need not wait for the page to be read; in the dev server it has to, for what that puts before it. */
const atOnce = (html: string): string => html.replace(ENTRY, `${ENTRY} async`)

/** The look of the first paint, in the dev server, too. */
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
