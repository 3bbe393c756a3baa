/** Runs a measurement in a Node process of its own, bundled as a build would: a clean heap whose memory can be told, and nothing between modules that a page would not have. */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const HERE = import.meta.dirname
const CACHE = path.join(HERE, '../.cache/bench')

/** The minified code of a module of ours with everything that it imports. */
async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    // packages are a part of what has to be loaded
    ssr: { noExternal: true },
    build: { ssr: file, write: false, minify: true },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (!output || !('output' in output)) throw new Error(`Nothing was built of ${file}`)
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

/** Bytes that some exports of a module take on the way to a browser. */
export async function gzipSizeOf(file: string, uses: string): Promise<number> {
  mkdirSync(CACHE, { recursive: true })
  const entry = path.join(CACHE, 'codeSize.ts')
  writeFileSync(entry, `export { ${uses} } from ${JSON.stringify(path.resolve(HERE, file))}\n`)
  return gzipSync(await bundled(entry), { level: 9 }).length
}

/** What the program `file` of this folder prints as JSON, given its arguments. */
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
