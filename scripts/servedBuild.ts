/** How preview serves a build: as a good host would, with the security headers on every answer, errors included. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { wasmWorker } from './securityHeaders.ts'
import { StartError } from './startError.ts'

type Served = { folder: string; base: string; headers: Record<string, string> }

/** A build knows the path it was made for; under another, the page would ask for code that is not there. */
function checkBase(folder: string, base: string): void {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return
  const built = /data-base="([^"]*)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? base
  if (built === base) return
  throw new StartError(
    `The build in ${folder} was made for the path ${built}, and this server was started for ${base}: set CATALOG_BASE_PATH=${built}, or build again.`,
  )
}

function middleware({ folder, base, headers }: Served): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const url = request.url?.split('?', 1)[0] ?? '/'
    if (url.startsWith(base) && wasmWorker.file.test(url.slice(base.length))) {
      response.setHeader('Content-Security-Policy', wasmWorker.policy)
    }
    // Code of an earlier build: the page in its place, with status 200, would be read as code.
    const gone =
      url.startsWith(`${base}assets/`) && !existsSync(path.join(folder, url.slice(base.length)))
    if (gone) response.writeHead(404).end()
    else next()
  }
}

export function servedBuild(headers: Record<string, string>): Plugin {
  return {
    name: 'served-build',
    enforce: 'pre',
    // Vite lets every page on this machine read what it serves, the answers to someone's key included.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir)
      checkBase(folder, config.base)
      middlewares.use(middleware({ folder, base: config.base, headers }))
    },
  }
}
