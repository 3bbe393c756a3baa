import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bytesSource } from '../source.ts'
import { compareCase, type Expected } from './compareCase.ts'
import { readAsAnswer } from './readAsAnswer.ts'

const FOLDER = path.join(import.meta.dirname, 'cases')

// The cast is safe, because the file is written by hand in the form of `Expected`.
const expected = JSON.parse(readFileSync(path.join(FOLDER, 'expected.json'), 'utf8')) as Record<
  string,
  Expected | Expected[]
>
const cases = Object.entries(expected).flatMap(([file, input]) =>
  [input].flat().map((one) => [file, one.as, one] as const),
)

describe('a realistic file', () => {
  it.each(cases)('is read correctly: %s as %s', async (file, as, right) => {
    const bytes = new Uint8Array(readFileSync(path.join(FOLDER, file)))
    const answer = await readAsAnswer(bytesSource(path.basename(file), bytes), as)
    expect(compareCase(right, answer)).toEqual([])
  })
})
