import process from 'node:process'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliases } from './scripts/aliases.mjs'

/** The tables of API variants and faults take longest. They run first, because at the end one core would wait for them. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method: it sorts a copy
    const sorted = await super.sort(files)
    const isTable = ({ moduleId }: TestSpecification) => /\/test\/.*\.tsx$/.test(moduleId)
    return [...sorted.filter(isTable), ...sorted.filter((file) => !isTable(file))]
  }
}

/** A shuffled run shows that no file depends on an earlier one. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'))

/** `npm test` leaves out the slow tests; `npm run test:all` sets TEST_ALL and runs them, too. */
const isQuick = !process.env['TEST_ALL']
/** Excludes the files of slow tests in a quick run: complete tables, of which `npm test` runs a part, and random tests. */
const exclude = [...configDefaults.exclude, ...(isQuick ? ['**/*.slow.test.{ts,tsx}'] : [])]

/** Logic runs in plain Node; whatever renders runs in jsdom, with the demo service answering. */
export default defineConfig({
  resolve: { alias: aliases },
  plugins: [react({ jsxImportSource: '#longText' })],
  define: { __DEMO__: 'true' },
  test: {
    restoreMocks: true,
    tags: [{ name: 'slow', description: 'Took 0.6 seconds or more on two idle cores.' }],
    ...(isQuick && { tagsFilter: ['!slow'] }),
    sequence: isShuffled ? {} : { sequencer: TablesFirst },
    // By default one core stays idle, which is half of a machine with two.
    maxWorkers: '100%',
    // For busy machines; only a test that fails waits this long.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          isolate: false,
          setupFiles: ['test/startAnew.ts'],
          include: [
            'src/**/*.test.ts',
            'test/**/*.test.ts',
            'mocks/**/*.test.ts',
            'scripts/**/*.test.ts',
            'proxy/**/*.test.ts',
            'nightly/**/*.test.ts',
            'service/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          isolate: false,
          include: ['src/**/*.test.tsx', 'test/**/*.test.tsx'],
          exclude,
          setupFiles: ['test/startAnew.ts', 'test/setup.ts'],
        },
      },
    ],
  },
})
