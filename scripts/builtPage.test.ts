import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { builtPage, firstPaintInPage } from './builtPage.ts'

const folders: string[] = []

async function built(html: string): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'catalog-page-'))
  folders.push(root)
  writeFileSync(path.join(root, 'index.html'), html)
  writeFileSync(path.join(root, 'main.js'), 'import("./app.js"); document.title = "$& ready"')
  writeFileSync(path.join(root, 'app.js'), 'import "./app.css"; document.title = "there"')
  writeFileSync(path.join(root, 'app.css'), 'body { color: navy }')
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [firstPaintInPage(), builtPage("default-src 'none'; img-src 'self' $&")],
  })
  return root
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const page = (head: string) =>
  `<!doctype html><html><head>${head}<title>A page</title></head><body><script type="module" src="/main.js"></script></body></html>`

it('the policy precedes everything that loads, and 404.html is the same page', async () => {
  const root = await built(page('<link rel="icon" href="/i.svg" /><meta charset="utf-8" />'))
  const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' $&" />`
  expect(html).toContain(policy)
  expect(html.match(/http-equiv/g)).toHaveLength(1)
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'))
  expect(readFileSync(path.join(root, 'dist/404.html'), 'utf8')).toBe(html)
})

it('the entry script is async and starts before the page is parsed', async () => {
  const root = await built(page('<meta charset="utf-8" />'))
  const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  expect(html).toMatch(/<script type="module" async [^>]*src="\/assets\//)
})

it('the page requests the entry before its styles and code', async () => {
  const root = await built(page('<meta charset="utf-8" />'))
  const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
  const requested = [...html.matchAll(/<(?:script|link) [^>]*(?:src|href)="\/assets\/([^"]*)"/g)]
  const names = requested.map(([, file = '']) => file.replace(/-[^.]*/, ''))
  expect(names).toEqual(['index.js', 'app.css', 'app.js'])
})

it('the build fails rather than create a page without a policy', async () => {
  await expect(built(page('<title>no charset</title>'))).rejects.toThrow('no <meta charset')
})
