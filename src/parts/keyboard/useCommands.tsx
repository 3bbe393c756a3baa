import ArrowRight from 'lucide-react/icons/arrow-right'
import Pointer from 'lucide-react/icons/mouse-pointer-click'
import { KEYBOARD } from '../../domain/keyboardNames.ts'
import { shortcutTo } from '../../domain/keyWords.ts'
import { useGo } from '../useGo.ts'
import { usePreference } from '../usePreference.ts'
import type { Command } from './command.ts'
import type { NavigationPlace } from './Shortcuts.tsx'
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
  const go = useGo()
  const actions = usePageActions()
  const [singleKeys] = usePreference('singleKeys')
  const { recent, kept } = useKeptCommands()
  const settings = useSettingCommands()
  const here = actions.map(({ key, group, name, press }): Command => ({
    key,
    group,
    text: name,
    icon: <Pointer />,
    run: press,
  }))
  const pages = places.map(({ label, to }): Command => ({
    key: `page ${label}`,
    group: KEYBOARD.goTo,
    text: label,
    icon: <ArrowRight />,
    shortcut: singleKeys ? shortcutTo(label) : undefined,
    run: () => go(to),
  }))
  return {
    all: [...here, ...recent, ...pages, ...kept, ...settings],
    first: [...here, ...recent.slice(0, MOST_RECENT), ...pages, ...kept, ...settings],
  }
}
