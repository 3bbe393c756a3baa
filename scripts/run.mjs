// npm run build | build:demo | preview | preview:demo | service | bench | fuzz | deploy:render
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findBrowser } from './browser.mjs'
import { run, tools } from './command.mjs'
import { freePort } from './port.mjs'
import { root, setUp } from './setup.mjs'

const [task, ...args] = process.argv.slice(2)

const vite = (...viteArgs) => run(tools.vite, viteArgs)

async function preview(mode, folder, buildTask, usualPort) {
  if (!existsSync(path.join(root, folder, 'index.html'))) {
    console.error(`There is no build in ${folder} yet: run \`npm run ${buildTask}\` first.`)
    return 1
  }
  const port = await freePort(args, usualPort)
  return vite('preview', '--mode', mode, '--outDir', folder, '--port', String(port), '--strictPort')
}

/** Runs the `main` of a TypeScript file; Node 20 can't by itself. */
async function main(file) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(path.join(root, file))
  return module.main(args)
}

/** `batch` and `workbench` measure the built demo in a browser; without either, the engine is measured alone. */
async function bench() {
  const inBrowser = ['batch', 'workbench'].find((name) => name === args[0])
  if (!inBrowser) return main('bench/engine.ts')
  // In a process of its own: a build from within the module runner would be one for development.
  const isReady =
    (await findBrowser()) && (await vite('build', '--mode', 'demo', '--logLevel', 'warn')) === 0
  return isReady ? main(`bench/${inBrowser}.ts`) : 1
}

const tasks = {
  build: () => vite('build'),
  'build:demo': () => vite('build', '--mode', 'demo'),
  preview: () => preview('production', 'dist', 'build', 4173),
  'preview:demo': () => preview('demo', 'dist-demo', 'build:demo', 4174),
  service: () => main('mocks/service.ts'),
  bench,
  fuzz: () => main('src/api/fuzz/run.ts'),
  'deploy:render': () => main('deploy/render.ts'),
}

setUp()
process.exitCode = (await tasks[task]()) ?? 0
