/** Our servers in Node that stand before a service, each on a port of its own with a page of one line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, preview } from 'vite'
import { securityHeaders } from '../../scripts/securityHeaders.ts'
import type { CatalogService } from '../catalogService.ts'
import type { ConnectionLimits } from '../connections.ts'
import { createDoorServer } from '../server.ts'
import type { DoorSettings } from '../settings.ts'
import { door } from '../vitePlugin.ts'

export type Standing = { port: number; close: () => Promise<void> }

export type Stands = {
  service: CatalogService | null
  settings?: Partial<DoorSettings>
  names?: readonly string[]
  base?: string
  /** The path that the build was made for, where it is another. */
  builtFor?: string
  config?: string | null
  log?: (line: string) => void
  limits?: Partial<ConnectionLimits>
}

export const HEADERS = securityHeaders({ demo: false, origins: [] })

/** A folder that holds a build of a few files; removed by the caller. */
function buildFor(base: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-door-'))
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

// a server that listens on a port has an address of this kind
const portOf = (server: { address: () => unknown } | null) =>
  (server?.address() as AddressInfo | null)?.port ?? 0

const options = ({ service, settings = {}, names = [], config = null }: Stands) => ({
  isLive: true,
  service,
  settings,
  names,
  headers: HEADERS,
  config,
})

const vite = (root: string, stands: Stands) => ({
  configFile: false as const,
  logLevel: 'silent' as const,
  root,
  base: stands.base ?? '/',
  plugins: [door(options(stands))],
})

async function startDev(folder: string, stands: Stands): Promise<Standing> {
  const server = await createServer({
    ...vite(folder, stands),
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await server.listen(0)
  return { port: portOf(server.httpServer), close: () => server.close() }
}

async function startPreview(folder: string, stands: Stands): Promise<Standing> {
  const server = await preview({
    ...vite(folder, stands),
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { port: portOf(server.httpServer), close: () => server.close() }
}

async function startProgram(folder: string, stands: Stands): Promise<Standing> {
  const { server, end } = createDoorServer({
    ...options(stands),
    folder,
    base: stands.base ?? '/',
    log: stands.log ?? (() => {}),
    limits: stands.limits ?? {},
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

const kinds = { dev: startDev, preview: startPreview, door: startProgram }

export type Kind = keyof typeof kinds
export const KINDS = Object.keys(kinds) as Kind[] // of the list above

export async function start(kind: Kind, stands: Stands): Promise<Standing> {
  const folder = buildFor(stands.builtFor ?? stands.base ?? '/')
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { port, close } = await kinds[kind](folder, stands)
    return { port, close: () => close().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
