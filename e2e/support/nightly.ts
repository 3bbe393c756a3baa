/** The nightly run in a separate process, as a timer starts it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestInfo } from 'playwright/test'
import { root } from './servers.ts'

/**
 * Runs the nightly program with these codes and one alert rule; resolves with the exit code, the output and the path of the report.
 */
export async function nightlyRun(
  info: TestInfo,
  { codes, own, below }: { codes: readonly string[]; own: string; below: number },
  more: { args?: readonly string[]; env?: NodeJS.ProcessEnv },
): Promise<{ exitCode: number | null; output: string; report: string }> {
  const codesPath = info.outputPath('codes.txt')
  writeFileSync(codesPath, codes.join('\n'))
  const rules = info.outputPath('rules.json')
  const by = { amount: below, unit: '%' }
  const condition = { kind: 'rival below me', by, merchant: null }
  writeFileSync(rules, JSON.stringify({ rules: [{ condition }] }))
  const out = info.outputPath('night')
  const args = ['--codes', codesPath, '--rules', rules, '--mine', own, '--out', out]
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts/run.mjs'), 'nightly', ...args, ...(more.args ?? [])],
    { cwd: root, env: { ...process.env, ...more.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => (output += piece.toString()))
  }
  const [exitCode] = (await once(child, 'close')) as [number | null] // Node passes the exit code
  return { exitCode, output, report: path.join(out, 'report.html') }
}
