import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, resolveConfig, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** Time limit on a busy machine, in milliseconds. */
const PATIENCE = 240_000

let chunks: Rolldown.OutputChunk[] = []
let assets: Rolldown.OutputAsset[] = []
let licences = ''

const chunkWith = (module: string) =>
  chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, 'src', module)))

/** What a cold search loads before it can be drawn. */
const OF_SEARCH = ['main.ts', 'app/start/start.tsx', 'pages/search/SearchPage.tsx'] as const

/** The chunks that the browser needs before code of these modules runs. */
function chunksOf(...modules: readonly string[]): Rolldown.OutputChunk[] {
  const open = modules.map((module) => chunkWith(module)?.fileName ?? `no ${module}`)
  const found = new Set<string>()
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []))
  }
  return chunks.filter(({ fileName }) => found.has(fileName))
}

/** The same as files of `src` and names of packages. */
function closureOf(...modules: readonly string[]): Set<string> {
  return new Set(
    chunksOf(...modules)
      .flatMap(({ moduleIds }) => moduleIds)
      .map(
        (id) =>
          /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
          path.relative(root, id).replaceAll(path.sep, '/'),
      ),
  )
}

const kB = (source: string | Uint8Array) => gzipSync(source).length / 1000

beforeAll(async () => {
  // With the value for tests, JSX would be compiled as for the dev server.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })
  vi.unstubAllEnvs()
  const outputs = [built].flat() as Rolldown.RolldownOutput[] // no watcher was asked for
  chunks = outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'))
  assets = outputs.flatMap(({ output }) => output.filter((one) => one.type === 'asset'))
  licences = String(assets.find(({ fileName }) => fileName === 'licenses.txt')?.source)
}, PATIENCE)

describe('the build', () => {
  it('loads the search page with its visible parts, and without storage or long-running work', () => {
    const closure = closureOf(...OF_SEARCH)
    for (const part of [
      'facets/FacetPanel',
      'HeadControls',
      'MetaLine',
      'results/ResultSection',
      'selection/SelectBox',
    ]) {
      expect(closure).toContain(`src/pages/search/${part}.tsx`)
    }
    // Preferences are read synchronously from local storage; so is whether the storage has a problem.
    const atOnce =
      /^src\/storage\/(?:preferences\/(?:preferences|rememberedChoice|loadChoice|startMode|usePreference)|queries\/\w+|database\/storageTrouble)\.ts$/
    const saved = [...closure].filter((file) => /^src\/(?:storage|jobs)\//.test(file))
    expect(saved.filter((file) => !atOnce.test(file))).toEqual([])
    for (const name of ['valibot', 'idb', 'fflate']) expect(closure).not.toContain(name)
    for (const file of [
      'domain/pricing/itemPosition.ts',
      'domain/pricing/offerRows.ts',
      'routing/states/changesState.ts',
    ])
      expect(closure).not.toContain(`src/${file}`)
    expect(closure).not.toContain('src/pages/search/table/ResultTable.tsx')
    expect(closure).not.toContain('src/pages/search/columns.tsx')
  })

  it('loads the search page with code from these folders only', () => {
    const files = [...closureOf(...OF_SEARCH)].filter((file) => file.startsWith('src/'))
    const folders = new Set(files.map((file) => path.posix.dirname(file).slice('src/'.length)))
    expect([...folders].filter((folder) => folder !== '').toSorted()).toEqual([
      'api',
      'api/fields',
      'api/http',
      'api/operations',
      'api/queries',
      'app',
      'app/frame',
      'app/start',
      'components/ui/browser',
      'components/ui/buttons',
      'components/ui/fields',
      'components/ui/figures',
      'components/ui/layers',
      'components/ui/longText',
      'components/ui/panels',
      'components/ui/styles',
      'components/ui/tables',
      'domain/collections',
      'domain/picked',
      'domain/pricing',
      'features/collections/savedSearches',
      'features/collections/selection',
      'features/demo',
      'features/export',
      'features/facets',
      'features/job-progress/load',
      'features/keyboard',
      'features/keyboard/shortcuts',
      'features/messages',
      'features/page',
      'features/pricing',
      'features/products',
      'features/products/pictures',
      'features/products/prices',
      'features/products/values',
      'features/search-box',
      'features/search-box/scan',
      'features/settings',
      'lib',
      'lib/numbers',
      'lib/sizes',
      'lib/text',
      'pages/search',
      'pages/search/facets',
      'pages/search/market',
      'pages/search/paging',
      'pages/search/results',
      'pages/search/selection',
      'routing',
      'routing/states',
      'storage/database',
      'storage/preferences',
      'storage/queries',
      'words',
    ])
  })

  it('loads the search page within the size limits for our own code', () => {
    const own = chunksOf(...OF_SEARCH).filter(({ name }) => name !== 'packages')
    const styles = new Set(
      own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    )
    const sheets = assets.filter(({ fileName }) => styles.has(fileName))
    expect(sheets).toHaveLength(1)
    // Compressed sizes; the limits are a little above the sizes when this was written.
    expect(own.reduce((sum, { code }) => sum + kB(code), 0)).toBeLessThan(73)
    expect(sheets.reduce((sum, { source }) => sum + kB(source), 0)).toBeLessThan(10.4)
  })

  it.each([
    'product/ProductPage',
    'ean/EanPage',
    'findByLink/FindByLinkPage',
    'reports/ReportsPage',
  ])('loads %s without the code for long-running work', (page) => {
    const names = chunksOf('main.ts', `pages/${page}.tsx`).map(({ name }) => name)
    expect(names).toContain('shared')
    expect(names).not.toContain('work')
  })

  it('reads the search box without the code for long-running work', () => {
    const names = chunksOf('features/search-box/readBox.tsx').map(({ name }) => name)
    expect(names).not.toContain('work')
  })

  it('loads the search page in a few files with descriptive names', () => {
    const names = chunks
      .filter(({ fileName }) => /\/(?:main|packages|app|shared)-/.test(fileName))
      .map(({ name }) => name)
    expect(names.toSorted()).toEqual(['app', 'main', 'packages', 'shared'])
    expect(chunkWith('pages/search/SearchPage.tsx')?.name).toBe('app')
    expect(chunkWith('pages/ean/EanPage.tsx')?.name).toBe('EanPage')
  })
})

describe('the licences', () => {
  const needed = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  } // npm reads and writes this file in this form
  /** It only re-exports another package. */
  const without = ['react-router-dom']

  it('name each package that the app depends on, with its version', () => {
    for (const [name, version] of Object.entries(needed.dependencies)) {
      expect([name, licences.includes(`\n${name} ${version} (`)]).toEqual([
        name,
        !without.includes(name),
      ])
    }
  })

  it('contain the text of each package and of the code that packages include', () => {
    const texts = licences.split(/^=+\n.*\n=+$/m).slice(1)
    expect(texts.length).toBeGreaterThan(15)
    for (const text of texts) expect(text).toMatch(/copyright/i)
    expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(licences).toMatch(/zxing-cpp.*Apache License 2\.0/)
  })
})

describe('packages', () => {
  const require = createRequire(import.meta.url)
  const files = ['react-router-dom', '@tanstack/react-query', '@tanstack/query-core'].map((name) =>
    require.resolve(name),
  )

  it('are built as published, without changes by our plugins', async () => {
    const { plugins, resolve } = await resolveConfig({ root, logLevel: 'silent' }, 'build')
    const ours = plugins.filter(({ name }) => !/^(?:vite|builtin|rolldown|alias)\b/.test(name))
    expect(ours.map(({ name }) => name)).toContain('first-paint')
    const callable = (hook: unknown) =>
      (typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook) as
        | ((...input: string[]) => unknown)
        | undefined // both forms that a hook may have
    const touched: string[] = []
    for (const { name, load, transform, resolveId } of ours) {
      for (const file of files) {
        const text = readFileSync(file, 'utf8')
        const made = [
          await callable(load)?.(file),
          await callable(transform)?.(text, file),
          await callable(resolveId)?.('./queryClient.js', file),
        ]
        if (made.some(Boolean)) touched.push(`${name}: ${file}`)
      }
    }
    expect(touched).toEqual([])
    const aliased = resolve.alias.filter(
      ({ replacement }) =>
        replacement.includes('node_modules') && !replacement.includes('/vite/dist/'),
    )
    expect(aliased).toEqual([])
  })
})
