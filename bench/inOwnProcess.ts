/**
 * Runs a measurement in a separate Node process, bundled like a build: its heap starts clean, and modules load as they do in a
 * page.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const HERE = import.meta.dirname
const CACHE = path.join(HERE, '../.cache/bench')

/** The minified code of a module with all its imports. */
async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // Packages are part of what a page has to load.
    ssr: { noExternal: true },
    build: { ssr: file, write: false, minify: true },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (!output || !('output' in output)) throw new Error(`Nothing was built of ${file}`)
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

/** The gzipped size of some exports of a module, in bytes. */
export async function gzipSizeOf(file: string, uses: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const entry = path.join(CACHE, 'codeSize.ts')
  writeFileSync(entry, `export { ${uses} } from ${JSON.stringify(path.resolve(HERE, file))}\n`)
  return gzipSync(await bundled(entry), { level: 9 }).length
}

/** Runs the program `file` of this folder and returns the JSON that it prints. */
export async function inOwnProcess(file: string, ...args: string[]): Promise<unknown> {
  mkdirSync(CACHE, { recursive: true })
  const program = path.join(CACHE, `${path.basename(file, '.ts')}.mjs`)
  writeFileSync(program, await bundled(path.join(HERE, file)))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=6144', program, ...args],
    { maxBuffer: 1 << 24 },
  )
  return JSON.parse(stdout)
}
