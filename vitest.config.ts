import process from 'node:process'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliases } from './scripts/aliases.mjs'

/** The tables of API variants and faults take longest; last of all, one core would wait for them. */
class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method: it sorts a copy
    const sorted = await super.sort(files)
    const isTable = ({ moduleId }: TestSpecification) => /\/test\/.*\.tsx$/.test(moduleId)
    return [...sorted.filter(isTable), ...sorted.filter((file) => !isTable(file))]
  }
}

/** To show that no file needs another before it. */
const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'))

/** Whole tables of which `npm test` requests a part, and what is made at random: only `npm run test:all` has the time. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env['TEST_ALL'] ? [] : ['**/*.slow.test.{ts,tsx}']),
]

/** Logic runs in plain Node; whatever renders runs in jsdom, with the demo service answering. */
export default defineConfig({
  resolve: { alias: aliases },
  plugins: [react({ jsxImportSource: '#longText' })],
  define: { __DEMO__: 'true' },
  test: {
    restoreMocks: true,
    sequence: isShuffled ? {} : { sequencer: TablesFirst },
    // One core is left idle by default: half of the machine where there are two.
    maxWorkers: '100%',
    // For machines that do much else at the time: only who waits in vain waits so long.
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
