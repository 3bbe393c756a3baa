import Search from 'lucide-react/icons/search'
import type { OmniboxRow } from '../omnibox/omniboxRows.ts'
import { useBoxReader } from '../omnibox/useBoxReader.ts'
import { useCountries } from '../shell/useCountries.ts'
import { usePreference } from '../shell/usePreference.ts'
import { useGo } from '../shell/way.tsx'
import { KEYBOARD } from '../words/keyboardNames.ts'
import type { Command } from './command.ts'

const NOTHING = { recents: [], neighbours: false } as const

/** What the one box would do with the text: the palette is a way there, too. */
export function useLookUps(text: string): Command[] {
  const go = useGo()
  const [countries] = useCountries()
  const [mine] = usePreference('mine')
  const given = text.trim()
  const read = useBoxReader(given !== '')
  if (!read || given === '') return []
  const { icon, rows } = read(given, { countries, mine, view: {} }, NOTHING)
  const isPlain = (row: OmniboxRow): row is OmniboxRow & { path: string } =>
    row.path !== null && row.first === undefined
  return rows.filter(isPlain).map(({ key, before, strong, after, path }) => ({
    key: `look up ${key}`,
    group: KEYBOARD.lookUp,
    text: before + strong + after,
    icon: key === 'enter' ? icon : <Search />,
    run: () => go(path),
  }))
}
