import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const UNIT = 'catalog-door.service'
const text = readFileSync(path.join(import.meta.dirname, UNIT), 'utf8')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-unit-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

it('is a unit that systemd takes without a word', () => {
  const file = path.join(folder, UNIT)
  // The program that this machine has: a command that is not there would be complained about.
  writeFileSync(file, text.replace('/usr/bin/node', process.execPath))
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  })
  // Units of the machine itself may be at fault, too.
  const ours = (stdout + stderr).split('\n').filter((line) => line.includes(UNIT))
  expect([status, ours]).toEqual([0, []])
})

it('holds no secret itself, and waits longer than a request may take', () => {
  expect(text).toMatch(/^EnvironmentFile=\/etc\/catalog-explorer\.env$/m)
  expect(text.replace(/^#.*$/gm, '')).not.toMatch(/API_KEY|TOKEN/)
  expect(Number(/^TimeoutStopSec=(\d+)s$/m.exec(text)?.[1])).toBeGreaterThan(20)
})
