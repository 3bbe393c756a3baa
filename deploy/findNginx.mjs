// Finds the nginx that the deployment tests start. Installs Debian's packages only for missing programs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

const inPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))

const candidates = () => [
  ...(process.env.NGINX_PROGRAM ? [process.env.NGINX_PROGRAM] : []),
  ...inPath('nginx'),
  ...usual,
]

const found = () =>
  candidates().find((file) => existsSync(file) && spawnSync(file, ['-v']).status === 0) ?? null

const has = (name) => inPath(name).some((file) => existsSync(file))

const missingPackages = () => [
  ...(found() ? [] : ['nginx-light']),
  ...(has('openssl') ? [] : ['openssl']),
  ...(has('systemd-analyze') ? [] : ['systemd']),
]

function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  // Debian starts a service after installing it; `RUNLEVEL=1` prevents that.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-q'],
    ['install', '-yq', '--no-install-recommends', ...packages],
  ]) {
    console.log(`deployment: trying apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000, env })
  }
}

/** Returns the path of nginx. If nginx can't be found or installed, prints a message and returns null. */
export function findNginx() {
  const packages = missingPackages()
  if (packages.length > 0) install(packages)
  const nginx = found()
  if (!nginx) {
    console.error(
      'No nginx was found or could be installed: install one (Debian: apt-get install nginx-light), or set NGINX_PROGRAM=/path/to/it.',
    )
  }
  return nginx
}
