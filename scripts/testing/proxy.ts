/** The proxy on a port of its own, before a service of the tests' own that records what reaches it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogProxy } from '../catalogProxy.ts'
import type { CatalogService } from '../catalogService.ts'
import { startRecorder, type Recorder } from './recorder.ts'

export const KEY = 'sentinel-key'
export const SEARCH = '/v1/products?countryCode=us&q=a%2Bb'

export type ProxiedService = Recorder & {
  /** Starts a proxy, to this service unless told otherwise, and brings its port. */
  proxyTo: (changes?: Partial<CatalogService>, options?: { timeoutS?: number }) => Promise<number>
}

export async function startProxiedService(): Promise<ProxiedService> {
  const recorder = await startRecorder()
  const closing: (() => void)[] = []
  return {
    ...recorder,
    proxyTo: async (changes = {}, options = {}) => {
      const baseUrl = `http://127.0.0.1:${recorder.port}`
      const forward = catalogProxy({ baseUrl, apiKey: KEY, eanToken: null, ...changes }, options)
      const server = createServer((request, response) => {
        forward(request, response, request.url ?? '')
      })
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      closing.push(() => {
        server.closeAllConnections()
        server.close()
      })
      // a server that listens on a port has an address of this kind
      return (server.address() as AddressInfo).port
    },
    close: async () => {
      for (const close of closing) close()
      await recorder.close()
    },
  }
}
