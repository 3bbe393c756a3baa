/**
 * `npm run proxy`, or the file from `npm run build:proxy`: serves a build and forwards requests to the service until a signal ends
 * it.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allowedOrigins } from '../scripts/allowedOrigins.ts'
import { basePath } from '../scripts/basePath.ts'
import { hashesIn, securityHeaders } from '../scripts/securityHeaders.ts'
import { StartError } from '../scripts/startError.ts'
import { catalogService } from './catalogService.ts'
import { configFilePath } from './configFile.ts'
import { isLoopback } from './hostNames.ts'
import type { ProxyServer } from './server.ts'
import { createProxyServer } from './server.ts'
import { proxyAddress, proxySettings, serverNames } from './settings.ts'

function folderOf(env: NodeJS.ProcessEnv): string {
  const folder = path.resolve(env['CATALOG_ROOT'] || 'dist', `.${basePath(env)}`)
  const plain = path.resolve(env['CATALOG_ROOT'] || 'dist')
  const found = [folder, plain].find((one) => existsSync(path.join(one, 'index.html')))
  if (found !== undefined) return found
  throw new StartError(
    `There is no build in ${plain}: run \`npm run build\`, or set CATALOG_ROOT to the folder of one.`,
  )
}

/** Creates the server from the environment; throws a StartError that names the variable and its fault. */
export function createProxy(env: NodeJS.ProcessEnv, log: (line: string) => void): ProxyServer {
  const names = serverNames(env)
  const { host } = proxyAddress(env)
  if (names.length === 0 && !isLoopback(host.replace(/^\[|\]$/g, ''))) {
    throw new StartError(
      `CATALOG_PROXY is ${host}, which others can reach: set CATALOG_SERVER_NAME to the names by which they do.`,
    )
  }
  const folder = folderOf(env)
  const hashes = hashesIn(readFileSync(path.join(folder, 'index.html'), 'utf8'))
  return createProxyServer({
    folder,
    base: basePath(env),
    headers: securityHeaders({
      demo: false,
      origins: allowedOrigins(env),
      ...(hashes && { hashes }),
    }),
    config: configFilePath(env),
    service: catalogService(env),
    settings: proxySettings(env),
    names,
    log,
  })
}

/** The reader of standard output may be gone (EPIPE). That ends the log, and not the server. */
function keepServingWithoutOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Resolves with the exit code when the server has ended: by a signal, or because it could not start. */
export function main(): Promise<number> {
  const { env } = process
  keepServingWithoutOutput()
  return new Promise((resolve) => {
    try {
      const { host, port } = proxyAddress(env)
      const { server, end } = createProxy(env, (line) => console.log(line))
      const stop = () => {
        void end().then(() => {
          resolve(0)
        })
      }
      server.on('error', (error) => {
        console.error(`The proxy could not listen at ${host}:${port}: ${error.message}`)
        resolve(1)
      })
      server.listen(port, host.replace(/^\[|\]$/g, ''), () => {
        console.log(`The proxy listens at http://${host}:${port}${basePath(env)}`)
        process.once('SIGTERM', stop).once('SIGINT', stop)
      })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      resolve(1)
    }
  })
}
