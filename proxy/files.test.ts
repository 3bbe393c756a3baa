import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type * as FilePromises from 'node:fs/promises'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type * as Zlib from 'node:zlib'
import { brotliCompress } from 'node:zlib'
import { afterAll, expect, it, vi } from 'vitest'
import { sendRequest } from './testing/sendRequest.ts'
import { startServer } from './testing/servers.ts'

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof FilePromises>()
  return { ...actual, readFile: vi.fn<typeof actual.readFile>(actual.readFile) }
})
vi.mock('node:zlib', async (original) => {
  const actual = await original<typeof Zlib>()
  return { ...actual, brotliCompress: vi.fn<typeof actual.brotliCompress>(actual.brotliCompress) }
})

const folder = mkdtempSync(path.join(tmpdir(), 'catalog-files-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('reads and compresses a file once for simultaneous requests', async () => {
  const config = path.join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ countries: 'x'.repeat(5000) }))
  const { port, close } = await startServer('proxy', { service: null, config })
  try {
    const headers = { 'accept-encoding': 'br' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendRequest(port, '/config.json', { headers })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const reads = vi.mocked(readFile).mock.calls.filter(([file]) => file === config)
    expect(reads).toHaveLength(1)
    expect(brotliCompress).toHaveBeenCalledTimes(1)
  } finally {
    await close()
  }
})
