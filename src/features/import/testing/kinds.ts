/** Inputs of the kinds that `cases/README.md` lists, written inline, with their right answers. */
import { describe, expect, it } from 'vitest'
import { textSource } from '@/features/import/source.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { compareCase, type Expected } from './compareCase.ts'
import { readAsAnswer, type AnswerKind } from './readAsAnswer.ts'

/** Valid EAN-13 codes with the prefix that GS1 gives to examples. */
export const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6].map((at) => {
  const body = `95201${String(at * 1_234_567).padStart(7, '0')}`
  return body + String(checkDigit(body))
}) as [string, string, string, string, string, string] // six of them

/** A valid UPC-A, and the same code with the zero at its start lost. */
export const UPC = '036000291452'
export const LOST = '36000291452'

export type Input = readonly [
  name: string,
  as: AnswerKind,
  text: string,
  right: Omit<Expected, 'as'> & { country?: string; file?: string },
]

/** Tests that each input is read as its right answer says. */
export function inputsAreRead(kind: string, inputs: readonly Input[]): void {
  describe(kind, () => {
    it.each(inputs)('%s (%s)', async (_, as, text, { country, file = 'list.csv', ...right }) => {
      const options = country === undefined ? {} : { country }
      const answer = await readAsAnswer(textSource(file, text), as, options)
      expect(compareCase({ as, ...right }, answer)).toEqual([])
    })
  })
}
