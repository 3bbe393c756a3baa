// Uses Node built-ins only, because it runs before anything is installed. Refuses an old Node with a clear message, and
// installs the locked packages if this checkout has none or others.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const OLDEST = [20, 19]

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Catalog Explorer needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
  )
  process.exit(1)
}

/** Installs the locked packages of a folder, unless they are there; returns false and prints the reason if npm can't. */
export function installPackages(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = path.join(folder, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  console.log('Installing packages (once for each version of the lockfile) …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error(
      'npm could not install the packages: the lines above say why. Is the registry reachable?',
    )
    return false
  }
  writeFileSync(stamp, wanted)
  return true
}

export function setUp() {
  checkNode()
  if (!installPackages(root)) process.exit(1)
}
