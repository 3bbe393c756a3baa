// Tests the live build behind the real nginx, at the root and under a path: part of `npm run test:all`, or `npm run
// test:deploy`.
import path from 'node:path'
import { findBrowser } from '../scripts/browser.mjs'
import { build } from '../scripts/build.mjs'
import { root } from '../scripts/setup.mjs'
import { findNginx } from './findNginx.mjs'

const NAME = 'Deployment behind nginx'
const FOLDER = '.cache/deploy'

/** One build for each base path, laid out as under a server's root: `/catalog/` in a folder of that name. */
const buildEach = async () =>
  (await build('production', `${FOLDER}/root`, { CATALOG_BASE_PATH: '/' })) &&
  (await build('production', `${FOLDER}/path/catalog`, { CATALOG_BASE_PATH: '/catalog/' }))

/** Reports the tests as missing if nginx, a browser or a build is unavailable. */
export async function testDeployment(tally) {
  const nginx = findNginx()
  if (!nginx || !(await findBrowser()))
    return tally.missing(NAME, 'there is no nginx, or no browser')
  if (!(await buildEach())) return tally.missing(NAME, 'there is no build')
  return tally.vitest(NAME, ['--config', path.join(import.meta.dirname, 'vitest.config.ts')], {
    NGINX_PROGRAM: nginx,
    CATALOG_TEST_BUILDS: path.join(root, FOLDER),
  })
}
