import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routeMetaOf, pagePaths } from '../src/app/start/pageCode.ts'
import { importedFile } from './importedFile.ts'

/** The layers of `src`, from the top down: each may import what stands below it, and nothing above. */
const LAYERS = [
  'main',
  'app',
  'pages',
  // Code that several pages use; each folder is named after a thing in the product.
  'features',
  // Code that knows nothing about the product, except the types of its fields.
  'components',
  'jobs',
  'routing',
  'storage',
  // Pure functions.
  'domain',
  'words',
  'api',
  'lib',
]

/** Layers without views must not import any. */
const WITHOUT_VIEWS = ['jobs', 'routing', 'storage', 'domain', 'words', 'api', 'lib']

const KNOWS_NO_VIEW = /^(react|@tanstack|valibot|idb)/
/** Packages that a layer must not import; `but` names the files that may, its hooks. */
const forbidden: Record<string, { packages: RegExp; but?: RegExp }> = {
  lib: { packages: KNOWS_NO_VIEW },
  words: { packages: KNOWS_NO_VIEW },
  domain: { packages: KNOWS_NO_VIEW },
  // A scroll box restores its position, and only the router knows the history entry.
  components: { packages: /^(react-router|@tanstack)/, but: /\/useRestoredScroll\.ts$/ },
  jobs: { packages: /^react/ },
  routing: {
    packages: KNOWS_NO_VIEW,
    but: /\/(?:Link|navigation|prefetchContext|useUrlState)\.tsx?$/,
  },
  storage: { packages: /^(react|@tanstack)/, but: /\/queries\/|\/use\w+\.ts$/ },
  api: { packages: /^react/, but: /\/queries\/|\/connectionContext\.tsx$/ },
}

const root = path.resolve(import.meta.dirname, '..')
const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g

type Import = { file: string; specifier: string; target: string | null; dynamic: boolean }

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => /\.(ts|tsx|css)$/.test(name))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(imported)].map((match) => {
    const specifier = match[1] ?? ''
    return {
      file,
      specifier,
      target: importedFile(file, specifier),
      dynamic: /import\s*\(/.test(match[0]),
    }
  })
}

/** `src/pages/search/SearchPage.tsx` is in the layer `pages`; `src/main.ts` is a layer by itself. */
const layerOf = (file: string) => file.split('/')[1]?.replace(/(\.d)?\.tsx?$/, '') ?? ''
const pageOf = (file: string) => file.split('/')[2] ?? ''

const code = [...filesIn('src'), ...filesIn('mocks')].filter((file) => /\.tsx?$/.test(file))
const shipped = code.filter((file) => file.startsWith('src/') && !isTest(file))
const links = shipped.flatMap(importsOf)
/** The app, its tests and all programs beside it. */
const everything = [
  ...code,
  ...['test', 'e2e', 'bench', 'proxy', 'nightly', 'service', 'deploy', 'scripts'].flatMap(filesIn),
].filter((file) => /\.tsx?$/.test(file))
const importText = ({ file, specifier }: Import) => `${file} imports ${specifier}`

const source = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** All files that a page may need to draw, including those loaded after a click. */
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
  it('is checked on enough files and imports', () => {
    expect(shipped.length).toBeGreaterThan(50)
    expect(links.length).toBeGreaterThan(200)
  })

  it('has imports in one direction only, from upper to lower layers', () => {
    const wrong = links.filter(({ file, target }) => {
      if (!target?.startsWith('src/')) return false
      const [from, to] = [layerOf(file), layerOf(target)]
      if (from === to) return false
      return (
        LAYERS.indexOf(from) >= LAYERS.indexOf(to) ||
        (to === 'components' && WITHOUT_VIEWS.includes(from))
      )
    })
    expect(wrong.map(importText)).toEqual([])
  })

  it('has exactly the known layers', () => {
    const layers = new Set(shipped.map(layerOf))
    expect([...layers].toSorted()).toEqual(LAYERS.toSorted())
  })

  it('has no circular imports between files', () => {
    const after = new Map<string, string[]>()
    for (const { file, target } of everything.flatMap(importsOf)) {
      if (target) after.set(file, [...(after.get(file) ?? []), target])
    }
    const circles: string[] = []
    const done = new Set<string>()
    const walk = (file: string, trail: readonly string[]) => {
      if (trail.includes(file))
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      else if (!done.has(file)) {
        for (const next of after.get(file) ?? []) walk(next, [...trail, file])
        done.add(file)
      }
    }
    for (const file of everything) walk(file, [])
    expect(circles).toEqual([])
  })

  it('matches the table of pages: each page’s code has exactly what the table states', () => {
    const table = 'src/app/start/pageCode.ts'
    const pages = importsOf(table).filter(({ dynamic }) => dynamic)
    expect(pages).toHaveLength(pagePaths.length)
    for (const [at, pagePath] of pagePaths.entries()) {
      const files = reachedFrom(pages[at]?.target ?? '')
      const ownFiles = files.filter((file) => layerOf(file) === 'pages')
      const has = (words: RegExp) => files.some((file) => words.test(source(file)))
      const announcedKinds = [
        ...new Set(
          files.flatMap((file) => source(file).match(/(?<=useAnnounceWork\(')\w+/g) ?? []),
        ),
      ].toSorted()
      const own = (words: RegExp) => (has(words) ? 'its own part' : null)
      const { answer, filters, action, milestones } = routeMetaOf(pagePath)
      expect({ pagePath, answer, filters, action, milestones }).toEqual({
        pagePath,
        answer: own(/\bref=\{answerPart\}|\banswerPart\(/) ?? 'whole page',
        filters: own(/\bref=\{filtersPart\}/) ?? 'none',
        action: ownFiles.some((file) =>
          /\bonPhone: ('first'|inBar)|^\s+isMain$/m.test(source(file)),
        )
          ? 'at the foot'
          : 'in its place',
        milestones: announcedKinds,
      })
    }
  })

  it('draws page headings in one place only', () => {
    const own = ['src/app/frame/Layout.tsx', 'src/features/page/PageHeading.tsx']
    // If the app can't start, there is no frame.
    const beforeIt = ['src/app/start/ConfigurationProblems.tsx']
    const drawing = shipped.filter(
      (file) => file.endsWith('.tsx') && /<h1\b|[:?] 'h1'/.test(source(file)),
    )
    expect(drawing.toSorted()).toEqual([...own, ...beforeIt].toSorted())
  })

  it('allows no imports between pages', () => {
    const wrong = links.filter(
      ({ file, target }) =>
        layerOf(file) === 'pages' &&
        target?.startsWith('src/pages/') &&
        pageOf(file) !== pageOf(target),
    )
    expect(wrong.map(importText)).toEqual([])
  })

  it('allows frameworks only in certain layers', () => {
    const wrong = links.filter(
      ({ file, target, specifier }) =>
        target === null &&
        forbidden[layerOf(file)]?.packages.test(specifier) &&
        !forbidden[layerOf(file)]?.but?.test(file),
    )
    expect(wrong.map(importText)).toEqual([])
  })

  it('lets components import only components, storage, lib, words, api and domain', () => {
    const known = new Set(['components', 'storage', 'lib', 'words', 'api', 'domain'])
    const wrong = links.filter(
      ({ file, target }) =>
        layerOf(file) === 'components' && target !== null && !known.has(layerOf(target)),
    )
    expect(wrong.map(importText)).toEqual([])
  })

  it('loads the demo service through a single dynamic import', () => {
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

  it('lets the demo service import nothing from the app', () => {
    const wrong = code
      .filter((file) => file.startsWith('mocks/') && !isTest(file))
      .flatMap(importsOf)
      .filter(({ target }) => target?.startsWith('src/'))
    expect(wrong.map(importText)).toEqual([])
  })

  it('allows links and navigation only through the wrappers that preserve the demo', () => {
    const own = ['src/routing/Link.tsx', 'src/routing/navigation.tsx']
    const wrong = shipped.filter(
      (file) =>
        !own.includes(file) &&
        layerOf(file) !== 'app' &&
        /\b(Link|NavLink|useNavigate|Navigate)\b[^}]*\} from 'react-router-dom'/.test(source(file)),
    )
    expect(wrong).toEqual([])
  })

  it('calls fetch in a single file', () => {
    const wrong = shipped.filter(
      (file) => file !== 'src/api/http/http.ts' && /\bfetch\(/.test(source(file)),
    )
    expect(wrong).toEqual([])
  })

  it('has no barrel files and no files for miscellaneous helpers', () => {
    const barrels = code.filter(
      (file) => /\/index\.tsx?$/.test(file) && file !== 'mocks/handlers/index.ts',
    )
    const drawers = code.filter((file) => /\/(utils?|helpers?|misc|types|common)\.tsx?$/.test(file))
    expect([...barrels, ...drawers]).toEqual([])
  })
})
