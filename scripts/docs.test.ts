import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../mocks/scenarios.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const docs = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'))
const papers = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => `docs/${name}`)]

/** All matches of a pattern in the documents, each with its document; only the group if the pattern has one. */
const found = (pattern: RegExp) =>
  papers.flatMap((paper) =>
    [...read(paper).matchAll(pattern)].map(([all, group = all]) => ({ paper, match: group })),
  )

/** The anchors of headings: `## From one machine to many users` becomes `#from-one-machine-to-many-users`. */
const anchorsOf = (paper: string) =>
  [...read(paper).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the docs', () => {
  it('name files and folders that exist', () => {
    const named = found(
      /`((?:src|mocks|e2e|test|bench|nightly|service|scripts|deploy|proxy|public|docs)\/[\w./@-]*)`/g,
    )
    expect(named.length).toBeGreaterThan(60)
    const missing = named.filter(
      ({ match }) => !match.includes('NAME') && !existsSync(path.join(root, match)),
    )
    expect(missing).toEqual([])
  })

  it('name no file that doesn’t exist anywhere', () => {
    const names = new Set(
      ['src', 'test', 'mocks', 'e2e', 'bench', 'scripts', 'deploy', 'proxy', 'public', 'docs']
        .flatMap((folder) =>
          readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }),
        )
        .map((file) => path.basename(file)),
    )
    const missing = found(/`([\w-]+\.(?:test\.)?(?:tsx?|mjs))`/g).filter(
      ({ match }) => !match.includes('NAME') && !names.has(match),
    )
    expect(missing).toEqual([])
  })

  it('have only working links, including those to headings', () => {
    const links = found(/\]\((?!https?:)([^)]+)\)/g)
    expect(links.length).toBeGreaterThan(20)
    const broken = links.filter(({ paper, match }) => {
      const [file = '', anchor] = match.split('#')
      const target = file === '' ? paper : path.posix.join(path.posix.dirname(paper), file)
      if (!existsSync(path.join(root, target))) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('list each demo scenario with its EAN', () => {
    const text = read('docs/demo-and-service.md')
    const rows = text.split('\n').filter((line) => line.startsWith('|'))
    const missing = scenarios.filter(({ name, operations, code }) => {
      const row = rows.find((line) => line.includes(`\`${name}\``))
      return row?.includes(operations.includes('ean') ? `| ${code} |` : '| – |') !== true
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('name npm commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // npm's own form
    const commands = found(/npm run ([a-z][\w:-]*)/g)
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter(({ match }) => !Object.hasOwn(scripts, match))).toEqual([])
  })

  it('begin with a README of up to 200 lines that links every other document', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200)
    for (const name of docs) expect(read('README.md')).toContain(`(docs/${name}`)
    const pictures = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.jpg'))
    for (const name of pictures) {
      expect(statSync(path.join(root, 'docs', name)).size).toBeLessThan(250_000)
    }
  })
})

describe('comments', () => {
  const files = ['src', 'test', 'mocks', 'e2e', 'bench', 'scripts', 'deploy', 'proxy'].flatMap(
    (folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll(path.sep, '/')),
      ),
  )

  it('name files that exist', () => {
    const there = new Set(files.map((file) => `/${file}`))
    const isThere = (named: string) => [...there].some((file) => file.endsWith(`/${named}`))
    const named = files
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
      .flatMap((file) =>
        [...read(file).matchAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm)].flatMap(([comment]) =>
          [...comment.matchAll(/\b\w+\/[\w./-]+\.(?:tsx?|mjs)\b/g)].map(([match]) => ({
            file,
            match,
          })),
        ),
      )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ match }) => !isThere(match))).toEqual([])
  })
})
