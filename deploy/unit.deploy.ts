import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProxy } from '../proxy/testing/buildProxy.ts'
import { silentPort, startRecorder } from '../proxy/testing/recorder.ts'
import { sendRequest } from '../proxy/testing/sendRequest.ts'

const UNIT = 'catalog-proxy.service'
const text = readFileSync(path.join(import.meta.dirname, UNIT), 'utf8')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-unit-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('is a unit that systemd takes without a word', () => {
  const file = path.join(folder, UNIT)
  // Uses this machine's Node path: systemd warns about a missing command.
  writeFileSync(file, text.replace('/usr/bin/node', process.execPath))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  })
  // Other units of the machine may cause warnings too.
  const ours = (stdout + stderr).split('\n').filter((line) => line.includes(UNIT))
  expect([status, ours]).toEqual([0, []])
})

it('holds no secret itself, and waits longer than a request may take', () => {
  expect(text).toMatch(/^EnvironmentFile=\/etc\/catalog-explorer\.env$/m)
  expect(text.replace(/^#.*$/gm, '')).not.toMatch(/API_KEY|TOKEN/)
  expect(Number(/^TimeoutStopSec=(\d+)s$/m.exec(text)?.[1])).toBeGreaterThan(20)
})

const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? ''
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/**
 * Reproduces the unit without systemd as the first process: its command and path, only its environment, a read-only file system
 * with a private /tmp, no capabilities, and another user if run as root. Not reproduced: the system-call filter and the limits
 * of memory and tasks.
 */
function asTheUnit(build: string, environment: Readonly<Record<string, string>>) {
  const within = [
    'set -e',
    'mount -t tmpfs none /opt',
    'mkdir /opt/catalog-explorer',
    'mount --bind "$0" /opt/catalog-explorer',
    'mount -o remount,bind,ro /opt/catalog-explorer',
    'mount -t tmpfs -o mode=1777 none /tmp',
    'mount -o remount,bind,ro /opt',
    'mount -o remount,bind,ro /',
    'cd /',
    `ulimit -n ${valueOf('LimitNOFILE')}`,
    `umask ${valueOf('UMask')}`,
    'exec "$@"',
  ].join('\n')
  const [, ...command] = valueOf('ExecStart').split(' ')
  const own = valueOf('Environment').split(' ')
  const file = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const user = isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []
  const namespace = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  const bare = ['setpriv', ...user, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const program = ['env', '-i', ...own, ...file, process.execPath, ...command]
  return spawn('unshare', [...namespace, 'sh', '-c', within, build, ...bare, ...program])
}

it('runs as it says: by nobody, from its environment alone, with nothing to write on', async () => {
  const build = path.join(folder, 'build')
  await buildProxy(build)
  // The modes that `install` and `cp` set; the test's own folder is private to its user.
  for (const one of [folder, build, path.join(build, 'dist')]) chmodSync(one, 0o755)
  const recorder = await startRecorder()
  const port = await silentPort()
  const proxy = asTheUnit(build, {
    CATALOG_PROXY: `127.0.0.1:${port}`,
    CATALOG_BASE_URL: `http://127.0.0.1:${recorder.port}`,
    CATALOG_API_KEY: 'sentinel-key',
  })
  const output: string[] = []
  for (const stream of [proxy.stdout, proxy.stderr]) {
    stream.on('data', (piece: Buffer) => output.push(piece.toString()))
  }
  try {
    await expect.poll(() => output.join(''), { timeout: 20_000 }).toContain('listens at')
    expect((await sendRequest(port, '/healthz')).body).toBe('{"status":"ok"}')
    expect((await sendRequest(port, '/search')).body).toContain('data-base')
    expect((await sendRequest(port, '/v1/products?q=shirt')).body).toBe('[]')
    expect(recorder.last().headers['apikey']).toBe('sentinel-key')

    const status = readFileSync(`/proc/${proxy.pid}/status`, 'utf8')
    expect(status).toMatch(isRoot ? new RegExp(`^Uid:\t${NOBODY}\t${NOBODY}`, 'm') : /^Uid:/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    if (isRoot) expect(status).toMatch(/^CapEff:\t0+$/m)
    const mounts = readFileSync(`/proc/${proxy.pid}/mountinfo`, 'utf8')
    expect(mounts).toMatch(/ \/ ro[, ]/)
    expect(mounts).toMatch(/ \/opt\/catalog-explorer ro[, ]/)

    proxy.kill('SIGTERM')
    expect(await once(proxy, 'close')).toEqual([0, null])
    expect(output.join('')).not.toContain('sentinel')
  } finally {
    proxy.kill('SIGKILL')
    await recorder.close()
  }
})
