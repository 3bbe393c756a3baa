/** Starts the real nginx with the rendered configuration, in a temporary folder, on loopback, as the user who runs the tests. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentPort } from '../../proxy/testing/recorder.ts'
import { render } from '../render.ts'

export type Nginx = {
  port: number
  site: string
  secrets: string
  /** The result and output of `nginx -t`. */
  checked: { status: number | null; message: string }
  accessLog: () => string
  errorLog: () => string
  stop: () => Promise<void>
}

function needed(name: string): string {
  const value = process.env[name]
  if (value !== undefined) return value
  throw new Error(`${name} is not set: run these tests with npm run test:deploy`)
}

/** The folder of the build for a base path, made by `deploy/test.mjs`. */
export const rootOf = (base: string) =>
  path.join(needed('CATALOG_TEST_BUILDS'), base === '/' ? 'root' : 'path')

/** The surrounding nginx.conf, like a distribution's, with every path inside the folder. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // As root, nginx would run its workers as a user who can't read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'daemon off;',
    'worker_processes 1;',
    'error_log stderr notice;',
    'events { worker_connections 4096; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${site};`,
    '}',
  ].join('\n')
}

export async function startNginx(env: NodeJS.ProcessEnv): Promise<Nginx> {
  const program = needed('NGINX_PROGRAM')
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-nginx-'))
  const port = await silentPort()
  const accessLog = path.join(folder, 'access.log')
  const { site, secrets } = render(
    {
      CATALOG_ROOT: rootOf(env['CATALOG_BASE_PATH'] ?? '/'),
      CATALOG_LISTEN: `127.0.0.1:${port}`,
      CATALOG_ACCESS_LOG: accessLog,
      CATALOG_SERVER_NAME: '127.0.0.1 localhost',
      ...env,
    },
    path.join(folder, 'conf'),
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, around(folder, site))
  const args = ['-p', folder, '-c', file, '-e', 'stderr']
  const check = spawnSync(program, [...args, '-t'], { encoding: 'utf8' })

  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let errors = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      // nginx listens before it starts the worker process.
      if (errors.includes('start worker process ')) resolve()
    })
    child.on('exit', () => {
      rmSync(folder, { recursive: true, force: true })
      reject(new Error(`nginx did not start:\n${errors}`))
    })
  })
  return {
    port,
    site,
    secrets,
    checked: { status: check.status, message: check.stderr },
    accessLog: () => readFileSync(accessLog, 'utf8'),
    errorLog: () => errors,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
