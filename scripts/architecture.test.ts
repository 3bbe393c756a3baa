import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractOf, pagePaths } from '../src/app/start/pageCode.ts'

/** The rooms of the house from the roof down: each may import what stands below it, and nothing above. */
const ROOMS = [
  'main',
  'app',
  'pages',
  // What several pages have.
  'savedSearches',
  'position',
  'runs',
  'selection',
  'facets',
  'keyboard',
  'omnibox',
  'scan',
  'demo',
  'products',
  'share',
  'report',
  'export',
  'notices',
  'pictures',
  'queries',
  // What several pages use and that is a noun of the product.
  'features',
  // What tables are made of: no page, no request, no address.
  'components',
  'grid',
  'shell',
  // What knows no component.
  'work',
  'store',
  'url',
  'model',
  'market',
  'words',
  'catalog',
  // What knows nothing of the app.
  'ui',
  'lib',
]

/** Of these only views may import the primitives. */
const WITHOUT_VIEWS = ['work', 'store', 'url', 'model', 'market', 'words', 'catalog', 'lib']

/** Packages that a room must not know. */
const forbidden: Record<string, RegExp> = {
  lib: /^(react|@tanstack|valibot|idb)/,
  words: /^(react|@tanstack|valibot|idb)/,
  market: /^(react|@tanstack|valibot|idb)/,
  model: /^(react|@tanstack|valibot|idb)/,
  url: /^(react|@tanstack|valibot|idb)/,
  components: /^(react-router|@tanstack)/,
  ui: /^(react-router|@tanstack)/,
  catalog: /^react/,
  store: /^(react|@tanstack)/,
  work: /^react/,
}

const root = path.resolve(import.meta.dirname, '..')
const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g

type Import = { file: string; specifier: string; target: string | null; dynamic: boolean }

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => /\.(ts|tsx|css)$/.test(name))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/testing/')

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(imported)].map((match) => {
    const specifier = match[1] ?? ''
    const target = specifier.startsWith('.')
      ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
      : null
    return { file, specifier, target, dynamic: /import\s*\(/.test(match[0]) }
  })
}

/** `src/pages/search/SearchPage.tsx` lives in `pages`; `src/main.ts` is a room of its own. */
const roomOf = (file: string) => file.split('/')[1]?.replace(/(\.d)?\.tsx?$/, '') ?? ''
const pageOf = (file: string) => file.split('/')[2] ?? ''

const code = [...filesIn('src'), ...filesIn('mocks')].filter((file) => /\.tsx?$/.test(file))
const shipped = code.filter((file) => file.startsWith('src/') && !isTest(file))
const links = shipped.flatMap(importsOf)
const say = ({ file, specifier }: Import) => `${file} imports ${specifier}`

const source = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** All files that a page may come to draw, what is loaded with a press included. */
function reachedFrom(page: string): string[] {
  const reached = new Set<string>()
  const walk = (file: string) => {
    if (reached.has(file) || !/\.tsx?$/.test(file)) return
    reached.add(file)
    for (const { target } of importsOf(file)) if (target) walk(target)
  }
  walk(page)
  return [...reached]
}

describe('the architecture', () => {
  it('finds the code it judges', () => {
    expect(shipped.length).toBeGreaterThan(50)
    expect(links.length).toBeGreaterThan(200)
  })

  it('lets imports run one way, from the roof down', () => {
    const wrong = links.filter(({ file, target }) => {
      if (!target?.startsWith('src/')) return false
      const [from, to] = [roomOf(file), roomOf(target)]
      if (from === to || from === 'globals') return false
      return (
        ROOMS.indexOf(from) >= ROOMS.indexOf(to) || (to === 'ui' && WITHOUT_VIEWS.includes(from))
      )
    })
    expect(wrong.map(say)).toEqual([])
  })

  it('knows each room', () => {
    const rooms = new Set(shipped.map(roomOf))
    expect([...rooms].filter((room) => room !== 'globals').toSorted()).toEqual(ROOMS.toSorted())
  })

  it('has no circles among files', () => {
    const after = new Map<string, string[]>()
    for (const { file, target } of links) {
      if (target) after.set(file, [...(after.get(file) ?? []), target])
    }
    const circles: string[] = []
    const done = new Set<string>()
    const walk = (file: string, way: readonly string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
      else if (!done.has(file)) {
        for (const next of after.get(file) ?? []) walk(next, [...way, file])
        done.add(file)
      }
    }
    for (const file of shipped) walk(file, [])
    expect(circles).toEqual([])
  })

  it('finds in the code of each page what the table of pages promises of it, and no more', () => {
    const table = 'src/app/start/pageCode.ts'
    const pages = importsOf(table).filter(({ dynamic }) => dynamic)
    expect(pages).toHaveLength(pagePaths.length)
    for (const [at, pagePath] of pagePaths.entries()) {
      const files = reachedFrom(pages[at]?.target ?? '')
      const ownFiles = files.filter((file) => roomOf(file) === 'pages')
      const has = (words: RegExp) => files.some((file) => words.test(source(file)))
      const spoken = [
        ...new Set(files.flatMap((file) => source(file).match(/(?<=useSpokenWork\(')\w+/g) ?? [])),
      ].toSorted()
      const own = (words: RegExp) => (has(words) ? 'its own part' : null)
      const { answer, filters, action, milestones } = contractOf(pagePath)
      expect({ pagePath, answer, filters, action, milestones }).toEqual({
        pagePath,
        answer: own(/\bref=\{answerPlace\}|\banswerPlace\(/) ?? 'whole page',
        filters: own(/\bref=\{filtersPlace\}/) ?? 'none',
        action: ownFiles.some((file) =>
          /\bonPhone: ('first'|inBar)|^\s+isMain$/m.test(source(file)),
        )
          ? 'at the foot'
          : 'in its place',
        milestones: spoken,
      })
    }
  })

  it('draws the heading of a page in one place, by which the frame knows whether there is one', () => {
    const own = ['src/app/frame/Layout.tsx', 'src/shell/PageHeading.tsx']
    // Where the app cannot start there is no frame.
    const beforeIt = ['src/app/start/start.tsx']
    const drawing = shipped.filter(
      (file) => file.endsWith('.tsx') && /<h1\b|[:?] 'h1'/.test(source(file)),
    )
    expect(drawing.toSorted()).toEqual([...own, ...beforeIt].toSorted())
  })

  it('keeps pages apart from each other', () => {
    const wrong = links.filter(
      ({ file, target }) =>
        roomOf(file) === 'pages' &&
        target?.startsWith('src/pages/') &&
        pageOf(file) !== pageOf(target),
    )
    expect(wrong.map(say)).toEqual([])
  })

  it('keeps frameworks out of the rooms that must not know them', () => {
    const wrong = links.filter(
      ({ file, target, specifier }) => target === null && forbidden[roomOf(file)]?.test(specifier),
    )
    expect(wrong.map(say)).toEqual([])
  })

  it('keeps the product out of the parts of tables: they know fields, and nothing that is loaded, stored or addressed', () => {
    const known = new Set(['components', 'grid', 'ui', 'lib', 'words', 'catalog', 'model'])
    const wrong = links.filter(
      ({ file, target }) =>
        roomOf(file) === 'components' && target !== null && !known.has(roomOf(target)),
    )
    expect(wrong.map(say)).toEqual([])
  })

  it('reaches the demo service through one dynamic import', () => {
    const toMocks = links.filter(({ target }) => target?.startsWith('mocks/'))
    expect(toMocks).toEqual([
      {
        file: 'src/main.ts',
        specifier: '../mocks/browser.ts',
        target: 'mocks/browser.ts',
        dynamic: true,
      },
    ])
  })

  it('leaves the demo service a witness of its own: it imports nothing from the app', () => {
    const wrong = code
      .filter((file) => file.startsWith('mocks/') && !isTest(file))
      .flatMap(importsOf)
      .filter(({ target }) => target?.startsWith('src/'))
    expect(wrong.map(say)).toEqual([])
  })

  it('links and navigates through the parts that carry the demo along', () => {
    const own = ['src/shell/Link.tsx', 'src/shell/way.tsx']
    const wrong = shipped.filter(
      (file) =>
        !own.includes(file) &&
        roomOf(file) !== 'app' &&
        /\b(Link|NavLink|useNavigate|Navigate)\b[^}]*\} from 'react-router-dom'/.test(source(file)),
    )
    expect(wrong).toEqual([])
  })

  it('asks the service in one place', () => {
    const wrong = shipped.filter(
      (file) => file !== 'src/catalog/http/http.ts' && /\bfetch\(/.test(source(file)),
    )
    expect(wrong).toEqual([])
  })

  it('has no barrels and no drawers for odds and ends', () => {
    const barrels = code.filter(
      (file) => /\/index\.tsx?$/.test(file) && file !== 'mocks/handlers/index.ts',
    )
    const drawers = code.filter((file) => /\/(utils?|helpers?|misc|types|common)\.tsx?$/.test(file))
    expect([...barrels, ...drawers]).toEqual([])
  })
})
