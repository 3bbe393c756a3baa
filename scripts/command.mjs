// Runs the project's tools as Node processes, so that no process is left over when they are stopped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { root } from './setup.mjs'

/** The entry file of a tool, as its package names it. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/playwright/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
}

function start(script, args, env, stdio) {
  return spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  })
}

async function ended(child, event) {
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  const [code] = await once(child, event)
  process.off('SIGINT', pass).off('SIGTERM', pass)
  return code ?? 1
}

/** Runs a script to its end in this terminal; resolves with the exit code. Ctrl-C ends both. */
export const run = (script, args = [], env = {}) =>
  ended(start(script, args, env, 'inherit'), 'exit')

/** Runs a script in parallel with others; resolves with the exit code and the complete output. */
export async function runAside(script, args = []) {
  const child = start(script, args, {}, ['ignore', 'pipe', 'pipe'])
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece))
  const code = await ended(child, 'close')
  return { code, said: Buffer.concat(said).toString() }
}
