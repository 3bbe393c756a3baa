/** The same-origin way to a real service, on the dev and preview servers: `/v1` below the base goes through the proxy. */
import type { Connect, Plugin } from 'vite'
import { answer, catalogProxy } from './catalogProxy.ts'
import type { CatalogService } from './catalogService.ts'
import { notConfigured } from './proxyAnswers.ts'

function middleware(service: CatalogService | null, base: string): Connect.NextHandleFunction {
  const forward = service && catalogProxy(service)
  const above = base.replace(/\/$/, '')
  return (request, response, next) => {
    const url = request.url ?? '/'
    if (!url.startsWith(`${above}/v1/`)) next()
    else if (forward) forward(request, response, url.slice(above.length))
    else answer(response, notConfigured)
  }
}

export function liveService(service: CatalogService | null): Plugin {
  return {
    name: 'live-service',
    // Vite lets every page on this machine read what it serves; this server answers with someone's key.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(middleware(service, server.config.base))
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware(service, server.config.base))
    },
  }
}
