/** With forced colours, users choose the contrast; only styles that opt out with the app's colours can spoil it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../..')

/** System colours that users choose in pairs, to be readable on each other. */
const THEIRS = { Highlight: 'HighlightText', Canvas: 'CanvasText', Field: 'FieldText' }
const theirs = new Set([...Object.entries(THEIRS).flat(), 'GrayText', 'LinkText', 'transparent'])

/** Elements without text: signs drawn next to words, and the bars of a barcode, which scanners need black on white. */
const DRAWN = [
  /::(?:before|after)$/,
  /(?:^| |> )i$/,
  /^\.(?:bar|box|median|mark|dot|input|mrp|below|equal|above|row|swatch)$/,
  /^\.handles input$/,
]
const BARCODE = 'features/products/pictures/Barcode.module.css'

type Sheet = { file: string; css: string }
type Rule = { file: string; selector: string; declarations: Map<string, string> }

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
    declarations: new Map(
      body.split(';').flatMap((line) => {
        const [name = '', ...value] = line.split(':')
        return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()] as const]
      }),
    ),
  }))
}

/** Rules that opt out of forced colours. */
const savedIn = ({ file, css }: Sheet) =>
  rulesIn(file, css).filter(
    ({ declarations }) => declarations.get('forced-color-adjust') === 'none',
  )

/** Rules that apply only with forced colours. */
const forcedIn = ({ file, css }: Sheet) =>
  css
    .split('@media (forced-colors: active)')
    .slice(1)
    .flatMap((rest) => rulesIn(file, blockOf(rest)))

const nameOf = ({ file, selector }: Rule) => `${file} ${selector}`
const isDrawn = (selector: string) =>
  selector.split(', ').every((one) => DRAWN.some((sign) => sign.test(one)))

/** Texts that retain the app’s colours. */
function wrongTexts(sheet: Sheet): string[] {
  const wrong = savedIn(sheet).filter(({ file, selector, declarations }) => {
    if (file === BARCODE || isDrawn(selector)) return false
    const [ground = '', text = ''] = [declarations.get('background'), declarations.get('color')]
    return !Object.entries(THEIRS).some(([on, ink]) => on === ground && ink === text)
  })
  return wrong.map(nameOf)
}

/** Drawn elements that use the app’s colours with forced colours. */
function wrongColours(sheet: Sheet): string[] {
  return forcedIn(sheet).flatMap((rule) =>
    [...rule.declarations]
      .filter(([name]) => /^(?:background|background-color|color|fill|stroke)$/.test(name))
      .filter(([, value]) => !theirs.has(value) && value !== 'currentColor')
      .map(([name, value]) => `${nameOf(rule)} ${name}: ${value}`),
  )
}

/** Forced colours remove shadows, so a focus ring made of a shadow is invisible. */
const ringsOfShadow = ({ file, css }: Sheet) =>
  rulesIn(file, css)
    .filter(
      ({ declarations }) =>
        declarations.get('outline') === 'none' && declarations.has('box-shadow'),
    )
    .map(nameOf)

const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, '')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: withoutComments(readFileSync(path.join(src, file), 'utf8')) }))

describe('in forced colours', () => {
  it('the test reads all style sheets', () => {
    expect(sheets.flatMap(({ file, css }) => rulesIn(file, css)).length).toBeGreaterThan(500)
    expect(sheets.flatMap(savedIn).length).toBeGreaterThan(15)
    expect(sheets.flatMap(forcedIn).length).toBeGreaterThan(15)
  })

  it('no text has the app’s colours: it is decorative, or uses a pair of system colours', () => {
    expect(sheets.flatMap(wrongTexts)).toEqual([])
  })

  it('elements that are drawn for forced colours use system colours', () => {
    expect(sheets.flatMap(wrongColours)).toEqual([])
  })

  it('the focus ring is an outline, not a shadow', () => {
    expect(sheets.flatMap(ringsOfShadow)).toEqual([])
  })

  // Proves that the checks above can fail.
  it('the test reports each rule that does any of these wrong', () => {
    const file = 'wrong.module.css'
    const css = withoutComments(`
      @layer ui {
        .tag { forced-color-adjust: none; background: var(--accent); color: var(--on-accent); }
        .crossed { forced-color-adjust: none; background: Highlight; color: CanvasText; }
        .bare { forced-color-adjust: none; }
        .tag::after, .name { forced-color-adjust: none; background: var(--ink); }
        .field:focus { outline: none; box-shadow: 0 0 0 1px var(--accent); }
        .inner:focus { outline: none; }
        .right { forced-color-adjust: none; background: Highlight; color: HighlightText; }
        .tag::before { forced-color-adjust: none; background: var(--ink); }
        /* .said { forced-color-adjust: none; } */
        @media (forced-colors: active) {
          .line { background: var(--ink); border-color: var(--line); }
          @media (max-width: 40em) {
            .line { fill: #123; color: CanvasText; }
          }
        }
        .after { background: var(--ink); }
      }`)
    expect(wrongTexts({ file, css })).toEqual(
      ['.tag', '.crossed', '.bare', '.tag::after, .name'].map((one) => `${file} ${one}`),
    )
    expect(ringsOfShadow({ file, css })).toEqual([`${file} .field:focus`])
    expect(wrongColours({ file, css })).toEqual([
      `${file} .line background: var(--ink)`,
      `${file} .line fill: #123`,
    ])
  })
})
