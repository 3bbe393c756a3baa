// The live build behind the real nginx, at the root and under a path: a part of `npm run test:all`, or alone `npm run test:deploy`.
import path from 'node:path'
import { findBrowser } from '../scripts/browser.mjs'
import { build } from '../scripts/build.mjs'
import { root } from '../scripts/setup.mjs'
import { findNginx } from './findNginx.mjs'

const NAME = 'Deployment behind nginx'
const FOLDER = '.cache/deploy'

/** A build for each path, as a server's root holds it: below `/catalog/`, in a folder of that name. */
const buildEach = async () =>
  (await build('production', `${FOLDER}/root`, { CATALOG_BASE_PATH: '/' })) &&
  (await build('production', `${FOLDER}/path/catalog`, { CATALOG_BASE_PATH: '/catalog/' }))

/** With a word instead where nginx, a browser or the builds can't be had. */
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
