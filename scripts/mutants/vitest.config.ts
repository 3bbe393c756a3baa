/** Configuration of `npm run test:mutants`: the usual tests on code with one change, or on code with probes. */
import path from 'node:path'
import { mergeConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import usual from '../../vitest.config.ts'
import type { Mutant } from './draw.ts'
import { withProbes } from './probes.ts'

export type MutantRun = {
  mutants: Mutant[]
  /** Paths from the root, in the order in which they run. */
  tests: string[]
  isProbing: boolean
}

const root = path.resolve(import.meta.dirname, '../..')
/** No change, for tools that only read this file. */
const NONE: MutantRun = { mutants: [], tests: [], isProbing: false }
const runJson = process.env['MUTANT_RUN']
const { mutants, tests, isProbing } = runJson ? (JSON.parse(runJson) as MutantRun) : NONE // written by run.ts

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => tests.indexOf(path.relative(root, moduleId))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

const changed: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    // Such a module contains only the address of a worker.
    if (/[?&]worker/.test(id)) return null
    const file = path.relative(root, id.split('?')[0] ?? '')
    const here = mutants
      .map((mutant, index) => ({ ...mutant, index }))
      .filter((mutant) => mutant.file === file)
    const [mutant] = here
    if (!mutant) return null
    const { start, end, was, becomes } = mutant
    if (code.slice(start, end) !== was) throw new Error(`${file} is no longer what was drawn from`)
    return {
      code: isProbing ? withProbes(code, here) : code.slice(0, start) + becomes + code.slice(end),
      map: null,
    }
  },
}

const config = mergeConfig(usual, {
  root,
  plugins: [changed],
  test: isProbing ? {} : { bail: 1, maxWorkers: 1, sequence: { sequencer: InOrder } },
})
if (isProbing) {
  const { projects } = config.test as { projects: { test: { setupFiles: string[] } }[] } // vitest.config.ts has them
  for (const { test } of projects) {
    test.setupFiles = ['scripts/mutants/noteReached.ts', ...test.setupFiles]
  }
}

export default config
