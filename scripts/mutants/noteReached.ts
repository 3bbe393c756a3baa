/** Setup of a run with probes: records which marked places each test file reaches. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { REACHED } from './probes.ts'

const reached = new Set<number>()
Object.assign(globalThis, { [REACHED]: (index: number) => reached.add(index) })

afterAll(() => {
  const { testPath = '' } = expect.getState()
  const test = path.relative(process.cwd(), testPath)
  const folder = process.env['REACHED_FOLDER'] ?? ''
  writeFileSync(
    path.join(folder, `${test.replaceAll(/\W+/g, '-')}.json`),
    JSON.stringify({ test, places: [...reached] }),
  )
})
