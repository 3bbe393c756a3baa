/** What the first paint needs and therefore stands in the page itself: the bar's look before the app is there, and the chosen theme. */
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

/** The sheet of the bar, each token in it as its value: the tokens themselves come with the app. */
function styleOfBar(): string {
  const tokens = tight(read('components/ui/styles/tokens.css'))
  // Of several definitions the last is a phone's: only there does the bar use one that has several.
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

/** By these the policy knows them; whatever else may get into the page stays refused. */
export const firstPaintHashes = () => ({
  style: hashOf(styleOfBar()),
  script: hashOf(scriptOfTheme()),
})

export const firstPaint = (base: string) =>
  `<style>${styleOfBar()}</style>\n    <script data-base="${base}">${scriptOfTheme()}</script>`
