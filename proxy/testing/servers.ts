/** Our Node servers in front of a service, each on a separate port and with a page of one line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, preview } from 'vite'
import { securityHeaders } from '../../scripts/securityHeaders.ts'
import type { CatalogService } from '../catalogService.ts'
import type { ConnectionLimits } from '../connections.ts'
import { createProxyServer } from '../server.ts'
import type { ProxySettings } from '../settings.ts'
import { proxyPlugin } from '../vitePlugin.ts'

export type RunningServer = { port: number; close: () => Promise<void> }

export type StartOptions = {
  service: CatalogService | null
  settings?: Partial<ProxySettings>
  names?: readonly string[]
  base?: string
  /** The base path of the build, if it differs from `base`. */
  builtFor?: string
  config?: string | null
  log?: (line: string) => void
  limits?: Partial<ConnectionLimits>
}

export const HEADERS = securityHeaders({ demo: false, origins: [] })

/** A folder with a build of a few files; the caller removes it. */
function buildFor(base: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-proxy-'))
  mkdirSync(path.join(folder, 'assets'))
  const page = `<script data-base="${base}"></script>`
  for (const [name, text] of [
    ['index.html', page],
    ['404.html', page],
    ['config.json', '{}'],
    ['icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['assets/app-1.js', `export const text = '${'x'.repeat(5000)}'`],
    ['assets/barcodes.worker-1.js', 'export {}'],
  ] as const) {
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

// `address()` is an AddressInfo because the server listens on a port
const portOf = (server: { address: () => unknown } | null) =>
  (server?.address() as AddressInfo | null)?.port ?? 0

const options = ({ service, settings = {}, names = [], config = null }: StartOptions) => ({
  isLive: true,
  service,
  settings,
  names,
  headers: HEADERS,
  config,
})

const vite = (root: string, startOptions: StartOptions) => ({
  configFile: false as const,
  logLevel: 'silent' as const,
  root,
  base: startOptions.base ?? '/',
  plugins: [proxyPlugin(options(startOptions))],
})

async function startDev(folder: string, startOptions: StartOptions): Promise<RunningServer> {
  const server = await createServer({
    ...vite(folder, startOptions),
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await server.listen(0)
  return { port: portOf(server.httpServer), close: () => server.close() }
}

async function startPreview(folder: string, startOptions: StartOptions): Promise<RunningServer> {
  const server = await preview({
    ...vite(folder, startOptions),
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { port: portOf(server.httpServer), close: () => server.close() }
}

async function startProgram(folder: string, startOptions: StartOptions): Promise<RunningServer> {
  const { server, end } = createProxyServer({
    ...options(startOptions),
    folder,
    base: startOptions.base ?? '/',
    log: startOptions.log ?? (() => {}),
    limits: startOptions.limits ?? {},
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: portOf(server),
    close: () => {
      server.closeAllConnections()
      return end()
    },
  }
}

const kinds = { dev: startDev, preview: startPreview, proxy: startProgram }

export type Kind = keyof typeof kinds
export const KINDS = Object.keys(kinds) as Kind[] // the keys of `kinds`

export async function startServer(kind: Kind, startOptions: StartOptions): Promise<RunningServer> {
  const folder = buildFor(startOptions.builtFor ?? startOptions.base ?? '/')
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { port, close } = await kinds[kind](folder, startOptions)
    return { port, close: () => close().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
