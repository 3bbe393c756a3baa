import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Words and images that only the demo service contains. */
const demoOnly = ['setupWorker', 'MOCK_ACTIVATE', 'INTEGRITY_CHECK', 'demo-pictures', 'Northgate']

test('the live build has no demo code, no key, and no inline code without a hash in the policy', () => {
  const names = files().map((file) => path.basename(file))
  expect(names).toContain('index.html')
  expect(names).not.toContain('mockServiceWorker.js')
  expect(names.filter((name) => name.endsWith('.webp'))).toEqual([])
  const found = files()
    .filter((file) => /\.(js|css|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return demoOnly.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
    })
  expect(found).toEqual([])

  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  // One script and one style for the first paint; policy.e2e.ts compares the policy with them.
  expect(html.match(/<script(?![^>]*\bsrc=)/g)).toHaveLength(1)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).not.toMatch(/\sstyle=|\son\w+=/)
  for (const file of files().filter((name) => name.endsWith('.js'))) {
    // The label of the key's field is not a key.
    expect(readFileSync(file, 'utf8')).not.toMatch(/apiKey:\s*["'`](?!API key["'`])/)
  }
})
