// Reads `--port N` and prints a clear message if another program listens there.
import { createServer } from 'node:net'
import process from 'node:process'
import { parseArgs } from 'node:util'

/** The port requested on the command line, or the usual one. */
export function portFrom(args, usual) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false })
  const port = Number(values.port ?? usual)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`--port ${values.port} is no port: give a number from 1 to 65535.`)
  return process.exit(1)
}

export async function freePort(args, usual) {
  const port = portFrom(args, usual)
  const free = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (free) return port
  console.error(
    `Port ${port} is taken on 127.0.0.1. Stop what listens there, or choose another: -- --port ${port + 1}`,
  )
  return process.exit(1)
}
