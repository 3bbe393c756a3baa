import { COMPARE } from '../domain/compare/compareNames.ts'
import { NAMES } from '../domain/names.ts'
import { HelpButton } from '../parts/keyboard/HelpButton.tsx'
import { Shortcuts } from '../parts/keyboard/Shortcuts.tsx'
import { useCountries } from '../parts/useCountries.ts'
import { encodeCompare } from '../url/compareState.ts'
import { paths } from '../url/paths.ts'
import { useSections } from './useSections.ts'

type Props = {
  /** What was pressed before this code was there; asked for when the shortcuts listen. */
  take: () => readonly KeyboardEvent[]
}

/** The help's button, and the shortcuts with the places they lead to. */
export function Keys({ take }: Props) {
  const [[country = '']] = useCountries()
  const places = [
    { label: 'Start', to: paths.start() },
    ...useSections(),
    { label: COMPARE.link, to: paths.compare(encodeCompare({ ids: [], country })) },
    { label: NAMES.settings, to: paths.settings() },
    { label: NAMES.serviceProfile, to: paths.service() },
  ]
  return (
    <>
      <HelpButton />
      <Shortcuts places={places} take={take} />
    </>
  )
}
