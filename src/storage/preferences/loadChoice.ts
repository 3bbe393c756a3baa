/** How someone wants collections loaded. */
import { MODES } from '@/api/fields/operations.ts'
import { defaultLoadSettings, type LoadSettings } from '@/domain/collections/collection.ts'
import { rememberedChoice } from './rememberedChoice.ts'

export type LoadChoice = Pick<LoadSettings, 'mode' | 'pageSize' | 'atOnce'>

export const PAGE_SIZES = [24, 50, 100, 200]

const { mode, pageSize, atOnce } = defaultLoadSettings

const remembered = rememberedChoice<LoadChoice>(
  'load',
  { mode: MODES, pageSize: PAGE_SIZES, atOnce: [1, 2, 4, 8, 12] },
  { mode, pageSize, atOnce },
)

/** What was stored, and the app's own where nothing was. */
export function readLoadChoice(): LoadChoice {
  return remembered.read()
}

export function saveLoadChoice(choice: LoadChoice): void {
  remembered.save(choice)
}
