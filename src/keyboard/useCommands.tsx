import ArrowRight from 'lucide-react/icons/arrow-right'
import Pointer from 'lucide-react/icons/mouse-pointer-click'
import { usePreference } from '../shell/usePreference.ts'
import { useWay } from '../shell/way.tsx'
import { KEYBOARD } from '../words/keyboardNames.ts'
import type { Command, NavigationPlace } from './command.ts'
import { shortcutTo } from './keyWords.ts'
import { useKeptCommands } from './useKeptCommands.tsx'
import { usePageActions } from './usePageActions.ts'
import { useSettingCommands } from './useSettingCommands.tsx'

/** Without a text, the list is to be taken in at a glance. */
const MOST_RECENT = 5

type Commands = {
  all: Command[]
  /** Before anything is typed. */
  first: Command[]
}

/** Everything the palette can do here and now. */
export function useCommands(places: readonly NavigationPlace[]): Commands {
  const { hrefOf, go } = useWay()
  const actions = usePageActions()
  const [singleKeys] = usePreference('singleKeys')
  const { recent, kept } = useKeptCommands()
  const settings = useSettingCommands()
  const keysTo = (label: string | undefined) =>
    singleKeys && label !== undefined ? shortcutTo(label) : undefined
  const here = actions.map(({ key, group, name, href, press }): Command => {
    // Called otherwise where one is, it is found by the place's own name, too.
    const place = places.find(({ to }) => href === hrefOf(to))?.label
    const detail = place === name ? undefined : place
    return {
      key,
      group,
      text: name,
      detail,
      icon: <Pointer />,
      shortcut: keysTo(place),
      run: press,
    }
  })
  // The page's own way to a place is the nearer one: to the map of its own search, say.
  const isHere = ({ label, to }: NavigationPlace) =>
    actions.some(({ name, href }) => href !== null && (name === label || href === hrefOf(to)))
  const pages = places
    .filter((place) => !isHere(place))
    .map(({ label, to }): Command => ({
      key: `page ${label}`,
      group: KEYBOARD.goTo,
      text: label,
      icon: <ArrowRight />,
      shortcut: keysTo(label),
      run: () => go(to),
    }))
  return {
    all: [...here, ...recent, ...pages, ...kept, ...settings],
    first: [...here, ...recent.slice(0, MOST_RECENT), ...pages, ...kept, ...settings],
  }
}
