/** Collections of codes for tests: distinct codes, stored like a user's paste. */
import { defaultCodesSettings, type CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { createCodesCollection } from '@/jobs/codes/newCodes.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { linesOf } from '../made/linesOf.ts'

export const codeOf = (number: number): string => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}

/** The number from which `codeOf` made a code. */
export const numberOf = (code: string): number => Number(code.slice(2, 12))

export const codes = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => codeOf(at))

/** Creates a collection of these codes and returns its ID. */
export async function aCodesCollection(
  connectionId: string,
  text: string,
  settings: Partial<CodesSettings> = {},
): Promise<string> {
  const { id } = await createCodesCollection(connectionId, {
    name: 'A batch',
    lines: linesOf(text),
    groups: [['us']],
    settings: { ...defaultCodesSettings, ...settings },
    at: 1,
  })
  return id
}
