/** The servers of the journeys: the built app, and the service behind its live build. */
import path from 'node:path'
import { KEY, origins, ports } from './ports.ts'

export const root = path.resolve(import.meta.dirname, '../..')

const runs = (task: string) => ({
  command: `${JSON.stringify(process.execPath)} scripts/run.mjs ${task}`,
  cwd: root,
})

export const demoServer = { ...runs(`preview:demo --port ${ports.demo}`), url: origins.demo }

export const liveServers = [
  { ...runs(`service --port ${ports.service}`), port: ports.service },
  {
    ...runs(`preview --port ${ports.live}`),
    url: origins.live,
    env: { CATALOG_BASE_URL: origins.service, CATALOG_API_KEY: KEY },
  },
]
