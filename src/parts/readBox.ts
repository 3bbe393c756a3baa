import { enterAction, type BoxSettings, type EnterAction } from './enterAction.ts'
import { omniboxRows, type OmniboxRow, type RecentLookup } from './omniboxRows.ts'

export type BoxReading = { action: EnterAction; rows: readonly OmniboxRow[] }

/** Reads the text in the one box: what Enter will do, and the lines of its list. */
export function readBox(
  text: string,
  settings: BoxSettings,
  offered: { recents: readonly RecentLookup[]; neighbours: boolean },
): BoxReading {
  const action = enterAction(text, settings)
  return { action, rows: omniboxRows(text, action, { settings, ...offered }) }
}
