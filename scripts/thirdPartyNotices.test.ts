import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendRequest } from '../proxy/testing/sendRequest.ts'
import { thirdPartyNotices } from './thirdPartyNotices.ts'

let root = ''

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const addPackage = (name: string, files: Record<string, string>) => {
  const description = { name, version: '1.2.3', type: 'module', main: 'index.js' }
  const rest = Object.entries({ 'index.js': `export default '${name}'`, ...files })
  write(`node_modules/${name}/package.json`, JSON.stringify({ ...description, license: 'MIT' }))
  for (const [file, text] of rest) write(`node_modules/${name}/${file}`, text)
}

const plugins = () => {
  const { ofPage, ofWorkers } = thirdPartyNotices()
  return {
    plugins: [ofPage],
    worker: { format: 'es' as const, plugins: () => [ofWorkers] },
  }
}

async function built(): Promise<string> {
  const options = { assetsInlineLimit: 0, modulePreload: { polyfill: false } }
  await build({ configFile: false, logLevel: 'silent', root, build: options, ...plugins() })
  return readFileSync(path.join(root, 'dist/licenses.txt'), 'utf8')
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'catalog-licences-'))
  write('index.html', '<!doctype html><script type="module" src="/main.js"></script>')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('the licences of a build', () => {
  it('are those of what the page, its workers and its files were made from, and no others', async () => {
    addPackage('on-the-page', { LICENSE: 'Copyright of the page' })
    addPackage('@in/worker', { 'MIT-LICENSE.txt': 'Copyright of the worker' })
    addPackage('type', { 'LICENCE.md': 'Copyright of the typeface', 'face.woff2': 'face' })
    addPackage('unused', { LICENSE: 'Copyright of nobody' })
    write('worker.js', `import it from '@in/worker'; postMessage(it)`)
    write('main.css', `@font-face { font-family: F; src: url('type/face.woff2') }`)
    write(
      'main.js',
      `import it from 'on-the-page'; import './main.css'; import unused from 'unused'
      console.log(it, new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }))`,
    )
    const text = await built()
    for (const name of ['on-the-page', '@in/worker', 'type']) {
      expect(text).toContain(`\n${name} 1.2.3 (MIT)\n`)
    }
    for (const one of ['page', 'worker', 'typeface'])
      expect(text).toContain(`Copyright of the ${one}`)
    expect(text).not.toContain('nobody')
    expect(text).toContain('3 packages')
  })

  it('fail the build where a package comes without its text', async () => {
    addPackage('silent', {})
    write('main.js', `import it from 'silent'; console.log(it)`)
    await expect(built()).rejects.toThrow('silent comes without the text of its licence')
  })

  it('are not made up where the sources are served', async () => {
    const serving = { middlewareMode: false, port: 0, host: '127.0.0.1', ws: false as const }
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root,
      base: '/catalog/',
      server: serving,
      ...plugins(),
    })
    try {
      await server.listen()
      // A server that listens on a port always has an `AddressInfo`.
      const { port } = server.httpServer!.address() as AddressInfo
      const { status, headers, body } = await sendRequest(port, '/catalog/licenses.txt')
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(body).toContain('npm run build')
    } finally {
      await server.close()
    }
  })
})
