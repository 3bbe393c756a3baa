// npm start: the app with its embedded demo service, or, with CATALOG_BASE_URL set, against that service.
import process from 'node:process'
import { run, tools } from './command.mjs'
import { freePort } from './port.mjs'
import { setUp } from './setup.mjs'

setUp()
const port = await freePort(process.argv.slice(2), 5173)
const mode = process.env.CATALOG_BASE_URL ? 'development' : 'demo'
process.exitCode = await run(tools.vite, ['--mode', mode, '--port', String(port), '--strictPort'])
