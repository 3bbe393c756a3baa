/** Ports of a test run's servers, all on loopback; a parallel run uses another base. */
const base = Number(process.env['E2E_PORT'] ?? 4317)

export const ports = { demo: base, live: base + 1, service: base + 2 }

const at = (port: number) => `http://127.0.0.1:${port}`
export const origins = { demo: at(ports.demo), live: at(ports.live), service: at(ports.service) }

/** The API key that the demo service accepts. */
export const KEY = 'demo'
