// npm run dev | proxy | nightly | read-file | build:proxy | test:deploy | test:firefox | test:mutants | test:visual | build | build:demo | preview | preview:demo | service | bench | fuzz | measure:titles | deploy:render | report:sample
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { testDeployment } from '../deploy/test.mjs'
import { aliases } from './aliases.mjs'
import { findBrowser } from './browser.mjs'
import { buildDemo, buildLive } from './build.mjs'
import { run, tools } from './command.mjs'
import { testInFirefox } from './firefox.mjs'
import { freePort } from './port.mjs'
import { installPackages, root, setUp } from './setup.mjs'
import { startTally } from './testSummary.mjs'
import { compareLooks } from './visual.mjs'

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

/** Starts the app for development, with hot replacement; uses the service at CATALOG_BASE_URL if that is set. */
async function develop() {
  const port = await freePort(args, 5173)
  const mode = process.env.CATALOG_BASE_URL ? 'development' : 'demo'
  return vite('--mode', mode, '--port', String(port), '--strictPort')
}

/**
 * Loads a TypeScript module, which Node 20 can't read by itself. Its later imports also work, because nothing is closed before
 * the process ends.
 */
async function load(file) {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite')
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      cacheDir: root,
      resolve: { alias: aliases },
      environments: {
        program: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('program', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  return environment.runner.import(path.join(root, file))
}

const main = async (file) => (await load(file)).main(args)

/** Prerequisites of a measurement; each resolves with whether it is available. */
const prerequisites = {
  browser: findBrowser,
  demo: buildDemo,
  live: buildLive,
  /** Packages that only measurements use, in a separate folder. */
  peers: async () => installPackages(path.join(root, 'bench/peers')),
  peerPages: async () => {
    for (const page of ['instantsearch', 'searchui', 'plain', 'floor']) {
      const folder = ['--outDir', `../../dist/${page}`, '--emptyOutDir']
      const config = ['--config', 'bench/peers/pages/vite.config.js', '--logLevel', 'warn']
      if ((await vite('build', `bench/peers/pages/${page}`, ...config, ...folder)) !== 0)
        return false
    }
    return true
  },
}

/** The measurements, each a file of `bench`, and their prerequisites. */
const figures = {
  engine: [],
  million: ['browser', 'demo'],
  wholePage: ['browser', 'live', 'peers', 'peerPages'],
  paint: ['browser', 'live', 'peers', 'peerPages'],
  paintMany: ['browser', 'live', 'peers', 'peerPages'],
  lighthouse: ['browser', 'live', 'peers', 'peerPages'],
  codes: ['browser', 'demo'],
  collectionRows: ['browser', 'demo'],
  overTime: ['browser', 'live', 'demo'],
  importFeed: ['browser', 'demo'],
  alerts: [],
  nightly: [],
}

async function bench() {
  const wanted = args.length > 0 ? args : Object.keys(figures)
  const unknown = wanted.filter((name) => !Object.hasOwn(figures, name))
  if (unknown.length > 0) {
    console.error(
      `There are no figures called ${unknown.join(', ')}; there are: ${Object.keys(figures).join(', ')}.`,
    )
    return 1
  }
  for (const prerequisite of new Set(wanted.flatMap((name) => figures[name]))) {
    if (!(await prerequisites[prerequisite]())) return 1
  }
  const { report } = await load('bench/report.ts')
  for (const name of wanted) {
    const { title, measure } = await load(`bench/${name}.ts`)
    await report(name, title, measure)
  }
  return 0
}

/** Runs a part of `npm run test:all` by itself. */
async function testPart(needs, test) {
  for (const need of needs) if (!(await prerequisites[need]())) return 1
  const tally = startTally()
  await test(tally, args)
  return tally.end()
}

const tasks = {
  dev: develop,
  build: () => vite('build'),
  'build:proxy': () => vite('build', '--config', 'proxy/vite.config.ts'),
  'build:demo': () => vite('build', '--mode', 'demo'),
  preview: () => preview('production', 'dist', 'build', 4173),
  'preview:demo': () => preview('demo', 'dist-demo', 'build:demo', 4174),
  service: () => main('service/program.ts'),
  proxy: () => main('proxy/program.ts'),
  nightly: () => main('nightly/program.ts'),
  'read-file': () => main('scripts/readFile.ts'),
  bench,
  fuzz: () => main('test/fuzz/run.ts'),
  'measure:titles': () => main('bench/titles.ts'),
  'deploy:render': () => main('deploy/render.ts'),
  'report:sample': () => main('scripts/sampleReport.ts'),
  'test:deploy': () => testPart([], testDeployment),
  'test:firefox': () => testPart(['demo'], testInFirefox),
  'test:mutants': () => main('scripts/mutants/run.ts'),
  'test:visual': () => testPart(['browser', 'demo'], compareLooks),
}

setUp()
process.exitCode = (await tasks[task]()) ?? 0
