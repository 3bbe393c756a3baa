// npm start: the built app with its embedded demo service, or, with CATALOG_BASE_URL set, with that service. The app is built
// once for each state of the sources, and again when one of them changes.
import { watch } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build, SOURCES } from './build.mjs'
import { run, tools } from './command.mjs'
import { freePort } from './port.mjs'
import { root, setUp } from './setup.mjs'

/** Milliseconds to wait after a change, because an editor writes several files at once. */
const SETTLED_MS = 200

/** Builds once more after each change, one build at a time. */
function buildOnChange(mode, folder) {
  let timer
  let building = Promise.resolve()
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(async () => {
        const isBuilt = await build(mode, folder)
        if (!isBuilt) console.error('The build failed: what it says stands above.')
      })
    }, SETTLED_MS)
  }
  const watchers = SOURCES.map((source) =>
    watch(path.join(root, source), { recursive: true }, changed),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

async function start() {
  const port = await freePort(process.argv.slice(2), 5173)
  const [mode, folder] = process.env.CATALOG_BASE_URL
    ? ['production', 'dist']
    : ['demo', 'dist-demo']
  if (!(await build(mode, folder))) return 1
  const stop = buildOnChange(mode, folder)
  const where = ['--mode', mode, '--outDir', folder, '--port', String(port), '--strictPort']
  const code = await run(tools.vite, ['preview', ...where])
  stop()
  return code
}

setUp()
process.exitCode = await start()
