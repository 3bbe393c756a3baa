/** Where the reader's own colours stand, contrast is theirs: what could take it from a text is a style that keeps ours. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '..')

/** Colours of the reader, in pairs that they chose to be read on each other. */
const THEIRS = { Highlight: 'HighlightText', Canvas: 'CanvasText', Field: 'FieldText' }
const theirs = new Set([...Object.entries(THEIRS).flat(), 'GrayText', 'LinkText', 'transparent'])

/** What holds no text: a sign that is drawn, told in words beside it. And bars of a code, black on white for any scanner. */
const DRAWN = [
  /::(?:before|after)$/,
  /(?:^| |> )i$/,
  /^\.(?:bar|box|median|mark|dot|input|mrp|below|equal|above|row|swatch)$/,
  /^\.handles input$/,
]
const BARCODE = 'parts/Barcode.module.css'

type Rule = { file: string; selector: string; says: Map<string, string> }

/** Up to the brace that closes the first one. */
function blockOf(text: string): string {
  let depth = 0
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return text.slice(text.indexOf('{') + 1, index)
  }
  return ''
}

/** Every innermost rule of a part of a sheet. */
function rulesIn(file: string, css: string): Rule[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim().replaceAll(/\s+/g, ' '),
    says: new Map(
      body.split(';').flatMap((line) => {
        const [name = '', ...value] = line.split(':')
        return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()] as const]
      }),
    ),
  }))
}

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file,
    css: readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
  }))
const rules = sheets.flatMap(({ file, css }) => rulesIn(file, css))
/** What the sheets say for forced colours alone. */
const forced = sheets.flatMap(({ file, css }) =>
  css
    .split('@media (forced-colors: active)')
    .slice(1)
    .flatMap((rest) => rulesIn(file, blockOf(rest))),
)
const keepsOurs = rules.filter(({ says }) => says.get('forced-color-adjust') === 'none')
const nameOf = ({ file, selector }: Rule) => `${file} ${selector}`
const isDrawn = (selector: string) =>
  selector.split(', ').every((one) => DRAWN.some((sign) => sign.test(one)))

describe('in forced colours', () => {
  it('the sheets are read', () => {
    expect(rules.length).toBeGreaterThan(500)
    expect(keepsOurs.length).toBeGreaterThan(15)
  })

  it('no text keeps a colour of ours: it is drawn, or names the reader’s colours in their pair', () => {
    const wrong = keepsOurs.filter((rule) => {
      const { file, selector, says } = rule
      if (file === BARCODE || isDrawn(selector)) return false
      const [ground = '', text = ''] = [says.get('background'), says.get('color')]
      return !Object.entries(THEIRS).some(([on, ink]) => on === ground && ink === text)
    })
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('what is drawn there for forced colours is drawn with the reader’s', () => {
    expect(forced.length).toBeGreaterThan(15)
    const wrong = forced.flatMap((rule) =>
      [...rule.says]
        .filter(([name]) => /^(?:background|background-color|color|fill|stroke)$/.test(name))
        .filter(([, value]) => !theirs.has(value) && value !== 'currentColor')
        .map(([name, value]) => `${nameOf(rule)} ${name}: ${value}`),
    )
    expect(wrong).toEqual([])
  })
})
