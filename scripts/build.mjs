// Makes one build for each state of the sources, and uses it again until a file or a setting that affects it changes.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { run, tools } from './command.mjs'
import { root } from './setup.mjs'

/** The inputs of a build: whole folders, without tests. */
export const SOURCES = [
  'src',
  'mocks',
  'public',
  'scripts',
  'proxy',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const isTest = (file) => /\.test\.tsx?$|^scripts\/(mutants|testing)\/|^proxy\/testing\//.test(file)

function filesOf(source) {
  if (!statSync(path.join(root, source)).isDirectory()) return [source]
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !isTest(file))
    .toSorted()
}

/** A hash of the sources, the mode, and the environment settings that a build reads. */
function stateOf(mode, env) {
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    name.startsWith('CATALOG_'),
  )
  const state = createHash('sha256').update(JSON.stringify([mode, settings.map(String).toSorted()]))
  for (const file of SOURCES.flatMap(filesOf)) {
    state.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  }
  return state.digest('hex')
}

/** Identifies the build in a folder, so that one made by another program since then is noticed; null without a build. */
function noteOf(folder, state) {
  try {
    const builtAt = statSync(path.join(root, folder, 'index.html')).mtimeMs
    return JSON.stringify({ state, builtAt, holds: readdirSync(path.join(root, folder)) })
  } catch {
    return null
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Builds into a folder below the root, unless this build is already there; resolves with whether it is there now. */
export async function build(mode, folder, env = {}) {
  const noted = path.join(root, '.cache', 'builds', `${folder.replaceAll('/', '-')}.json`)
  const state = stateOf(mode, env)
  const known = read(noted)
  if (known !== null && known === noteOf(folder, state)) return true
  rmSync(noted, { force: true })
  console.log(`Building ${folder} (once for each state of the sources) …`)
  const where = ['--outDir', folder, '--emptyOutDir']
  const code = await run(tools.vite, ['build', '--mode', mode, '--logLevel', 'warn', ...where], env)
  const note = noteOf(folder, state)
  if (code !== 0 || note === null) return false
  console.log(`Built ${folder}.`)
  mkdirSync(path.dirname(noted), { recursive: true })
  writeFileSync(noted, note)
  return true
}

export const buildDemo = () => build('demo', 'dist-demo')
export const buildLive = () => build('production', 'dist')
