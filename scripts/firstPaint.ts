/** What the page itself contains for its first paint: the style of the bar before the app has loaded, and the chosen theme. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../src', file), 'utf8')

const tight = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()

/** The style sheet of the bar with tokens replaced by their values, because the tokens load with the app. */
function styleOfBar(): string {
  const tokens = tight(read('components/ui/styles/tokens.css'))
  // A token with several values has its last one here, the one for phones; the bar uses such tokens only on phones.
  const values = new Map(
    [...tokens.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  )
  const themes = [...tokens.matchAll(/:root[^{}]*\{color-scheme:[^}]*\}/g)].join('')
  const [order] = /@layer [\w, ]+;/.exec(tokens) ?? []
  if (order === undefined) throw new Error('tokens.css declares no order of layers')
  const bar = tight(read('app/shell.css')).replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`shell.css uses ${name}, which tokens.css has not`)
    return value
  })
  return `${order}@layer tokens{${themes}}${bar}`
}

const scriptOfTheme = () =>
  read('app/theme.js')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy allows the inline elements by these hashes; all others stay blocked. */
export const firstPaintHashes = () => ({
  style: hashOf(styleOfBar()),
  script: hashOf(scriptOfTheme()),
})

export const firstPaint = (base: string) =>
  `<style>${styleOfBar()}</style>\n    <script data-base="${base}">${scriptOfTheme()}</script>`
