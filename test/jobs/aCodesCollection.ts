/** Collections of codes for tests: codes that differ, stored as a user's paste would be. */
import { defaultCodesSettings, type CodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { newCodes } from '@/jobs/codes/newCodes.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { linesOf } from '../made/linesOf.ts'

export const codeOf = (number: number): string => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}

/** The number of a code that `codeOf` made. */
export const numberOf = (code: string): number => Number(code.slice(2, 12))

export const codes = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => codeOf(at))

/** The id of a new batch over this text. */
export async function aCodesCollection(
  connectionId: string,
  text: string,
  settings: Partial<CodesSettings> = {},
): Promise<string> {
  const { id } = await newCodes(connectionId, {
    name: 'A batch',
    lines: linesOf(text),
    groups: [['us']],
    settings: { ...defaultCodesSettings, ...settings },
    at: 1,
  })
  return id
}
