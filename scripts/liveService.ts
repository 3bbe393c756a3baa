/** The same-origin way to a real service: the dev and preview servers forward `/v1` and add the key, which the browser never has. */
import type { Connect, Plugin, ProxyOptions } from 'vite'

const NOT_CONFIGURED = JSON.stringify({
  success: false,
  message:
    'This server does not know which service to ask. Start it with CATALOG_BASE_URL and CATALOG_API_KEY set.',
  errorCode: 'NOT_CONFIGURED',
})

const sayWhatToSet: Connect.NextHandleFunction = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json' }).end(NOT_CONFIGURED)
}

function proxyTo(baseUrl: string): Record<string, ProxyOptions> {
  const key = process.env['CATALOG_API_KEY']
  const target = baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')
  return {
    '/v1': { target, changeOrigin: true, ...(key !== undefined && { headers: { apikey: key } }) },
  }
}

export function liveService(): Plugin {
  const baseUrl = process.env['CATALOG_BASE_URL']
  return {
    name: 'live-service',
    config: () =>
      baseUrl === undefined
        ? {}
        : { server: { proxy: proxyTo(baseUrl) }, preview: { proxy: proxyTo(baseUrl) } },
    configureServer(server) {
      if (baseUrl === undefined) server.middlewares.use('/v1', sayWhatToSet)
    },
    configurePreviewServer(server) {
      if (baseUrl === undefined) server.middlewares.use('/v1', sayWhatToSet)
    },
  }
}
