/** The saved load settings of the user. */
import { MODES } from '@/api/fields/operations.ts'
import { defaultLoadSettings, type LoadSettings } from '@/domain/collections/collection.ts'
import { rememberedChoice } from './rememberedChoice.ts'

export type LoadChoice = Pick<LoadSettings, 'mode' | 'pageSize' | 'atOnce'>

export const LOAD_PAGE_SIZES = [24, 50, 100, 200]

const { mode, pageSize, atOnce } = defaultLoadSettings

const remembered = rememberedChoice<LoadChoice>(
  'load',
  { mode: MODES, pageSize: LOAD_PAGE_SIZES, atOnce: [1, 2, 4, 8, 12] },
  { mode, pageSize, atOnce },
)

/** The saved settings, otherwise the defaults. */
export function readLoadChoice(): LoadChoice {
  return remembered.read()
}

export function saveLoadChoice(choice: LoadChoice): void {
  remembered.save(choice)
}
