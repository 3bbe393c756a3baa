// npm run test:deploy: the live build behind the real nginx, at the root and under a path. Ends with `N passed, N failed`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { findBrowser } from '../scripts/browser.mjs'
import { run, tools } from '../scripts/command.mjs'
import { root, setUp } from '../scripts/setup.mjs'
import { findNginx } from './findNginx.mjs'

const report = path.join(root, '.cache', 'reports', 'deploy.json')

/** A build for each path, as a server's root holds it: below `/catalog/`, in a folder of that name. */
async function build(folder) {
  for (const base of ['/', '/catalog/']) {
    const name = base === '/' ? 'root' : 'path'
    const into = ['--outDir', path.join(folder, name + base), '--emptyOutDir']
    const code = await run(tools.vite, ['build', '--logLevel', 'warn', ...into], {
      CATALOG_BASE_PATH: base,
    })
    if (code !== 0) return false
  }
  return true
}

/** A run that fails without saying which test failed still counts as one failure. */
function counts(code) {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

async function test() {
  const nginx = findNginx()
  if (!nginx || !(await findBrowser())) return { passed: 0, failed: 1 }
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-deploy-'))
  try {
    if (!(await build(folder))) return { passed: 0, failed: 1 }
    const config = path.join(import.meta.dirname, 'vitest.config.ts')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return counts(
      await run(tools.vitest, ['run', '--config', config, ...reporters], {
        NGINX_PROGRAM: nginx,
        CATALOG_TEST_BUILDS: folder,
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

setUp()
mkdirSync(path.dirname(report), { recursive: true })
rmSync(report, { force: true })
const { passed, failed } = await test()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
