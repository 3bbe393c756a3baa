import { expect, it } from 'vitest'
import { relatedTests } from './related.ts'

const testsOf = relatedTests(
  new Map([
    ['src/a.ts', ''],
    ['src/b.ts', "import { a } from './a.ts'"],
    ['src/sub/lazy.ts', "const page = () => import('../b.ts')"],
    ['src/work.ts', "new Worker(new URL('./b.ts', import.meta.url))"],
    ['src/typed.ts', "import type { A } from './a.ts'"],
    ['src/through.ts', "export * from './a.ts'"],
    ['src/b.test.ts', "import './b.ts'"],
    ['src/lazy.test.tsx', "import { page } from './sub/lazy.ts'"],
    ['src/work.test.ts', "import './work.ts'"],
    ['src/typed.test.ts', "import './typed.ts'"],
    ['src/through.test.ts', "import { a } from './through.ts'"],
    ['src/round.ts', "import './round2.ts'"],
    ['src/round2.ts', "import './round.ts'\nimport './a.ts'"],
  ]),
)

it('finds the tests that import a file directly or indirectly, the nearest first', () => {
  expect(testsOf('src/a.ts')).toEqual([
    'src/b.test.ts',
    'src/through.test.ts',
    'src/lazy.test.tsx',
    'src/work.test.ts',
  ])
})

it('finds no tests if nothing imports the file', () => {
  expect(testsOf('src/typed.ts')).toEqual(['src/typed.test.ts'])
  expect(testsOf('src/nowhere.ts')).toEqual([])
})
