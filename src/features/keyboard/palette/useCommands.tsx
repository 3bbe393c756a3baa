import ArrowRight from 'lucide-react/icons/arrow-right'
import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Pointer from 'lucide-react/icons/mouse-pointer-click'
import Rows from 'lucide-react/icons/rows-3'
import Settings from 'lucide-react/icons/settings'
import Sun from 'lucide-react/icons/sun'
import { useState, useSyncExternalStore } from 'react'
import { shortcutTo, shortcutOf } from '@/features/keyboard/keyWords.ts'
import { showLayer } from '@/features/keyboard/shortcuts/layer.ts'
import { useNavigation, useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES } from '@/words/names.ts'
import { SETTINGS } from '@/words/settingsNames.ts'
import type { Command, NavigationPlace } from './command.ts'
import { pageActions, type PageAction } from './pageActions.ts'
import { useSavedCommands } from './useSavedCommands.tsx'

const THEMES = [
  { value: 'system', name: 'as the system', icon: <Monitor /> },
  { value: 'light', name: 'light', icon: <Sun /> },
  { value: 'dark', name: 'dark', icon: <Moon /> },
] as const

const PARTS = ['connection', 'dialect', 'labels', 'appearance', 'shortcuts', 'stored'] as const

/** Commands that change appearance and shortcuts at once, and links to each part of Settings. */
function useSettingCommands(): Command[] {
  const go = useGo()
  const [theme, setTheme] = usePreference('theme')
  const [density, setDensity] = usePreference('density')
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  const group = SETTINGS.appearance
  return [
    ...THEMES.filter(({ value }) => value !== theme).map(({ value, name, icon }) => ({
      key: `theme ${value}`,
      group,
      text: `${SETTINGS.theme}: ${name}`,
      icon,
      run: () => setTheme(value),
    })),
    {
      key: 'density',
      group,
      text: `${SETTINGS.density}: ${density === 'dense' ? 'roomy 40' : 'dense 32'}`,
      icon: <Rows />,
      run: () => setDensity(density === 'dense' ? 'roomy' : 'dense'),
    },
    {
      key: 'single keys',
      group,
      text: `${KEYBOARD.singleKeys}: ${singleKeys ? 'off' : 'on'}`,
      icon: <Keyboard />,
      run: () => setSingleKeys(!singleKeys),
    },
    {
      key: 'help',
      group,
      text: KEYBOARD.help,
      icon: <Keyboard />,
      shortcut: singleKeys ? shortcutOf('help') : undefined,
      run: () => showLayer('help'),
    },
    ...PARTS.map((part) => ({
      key: `settings ${part}`,
      group: NAMES.settings,
      text: SETTINGS[part],
      icon: <Settings />,
      run: () => go(paths.settings(part)),
    })),
  ]
}

/** The changes of a page that may add, remove or rename a button. */
const WATCHED = {
  attributeFilter: ['aria-disabled', 'aria-label', 'disabled', 'hidden', 'href', 'style', 'title'],
  characterData: true,
  childList: true,
  subtree: true,
}

/** Whether a change is outside the palette, which is in the page too and changes with each key. */
const isOfPage = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest('dialog') === null

const areSame = (some: readonly PageAction[], others: readonly PageAction[]) =>
  some.length === others.length &&
  some.every(
    ({ key, name, href }, at) =>
      key === others[at]?.key && name === others[at].name && href === others[at].href,
  )

function followPage() {
  let last = pageActions()
  return {
    read: () => {
      const now = pageActions()
      if (!areSame(last, now)) last = now
      return last
    },
    watch: (notify: () => void) => {
      const observer = new MutationObserver((records) => {
        if (records.some(isOfPage)) notify()
      })
      const main = document.querySelector('main')
      if (main) observer.observe(main, WATCHED)
      return () => observer.disconnect()
    },
  }
}

/** The page’s actions, updated as its parts come and go. */
function usePageActions(): readonly PageAction[] {
  const [page] = useState(followPage)
  return useSyncExternalStore(page.watch, page.read)
}

/** How many recent look-ups are listed before anything is typed, so that the list is short. */
const MOST_RECENT = 5

type Commands = {
  all: Command[]
  /** The commands that are listed before anything is typed. */
  first: Command[]
}

/** All commands available on this page. */
export function useCommands(places: readonly NavigationPlace[]): Commands {
  const { hrefOf, go } = useNavigation()
  const actions = usePageActions()
  const [singleKeys] = usePreference('singleKeys')
  const { recent, saved } = useSavedCommands()
  const settings = useSettingCommands()
  const keysTo = (name: string | undefined) =>
    singleKeys && name !== undefined ? shortcutTo(name) : undefined
  const here = actions.map(({ key, group, name, href, run: perform }): Command => {
    // If the page labels the link differently, the navigation item's own name finds it too.
    const place = places.find(({ to }) => href === hrefOf(to))?.name
    const detail = place === name ? undefined : place
    return {
      key,
      group,
      text: name,
      detail,
      icon: <Pointer />,
      shortcut: keysTo(place),
      run: perform,
    }
  })
  // A link of the page is more specific than the navigation item, for example to the gaps of its own search.
  const isHere = (place: NavigationPlace) =>
    actions.some(
      ({ name, href }) => href !== null && (name === place.name || href === hrefOf(place.to)),
    )
  const pages = places
    .filter((place) => !isHere(place))
    .map(({ name, also, to }): Command => ({
      key: `page ${name}`,
      group: KEYBOARD.goTo,
      text: name,
      detail: also,
      icon: <ArrowRight />,
      shortcut: keysTo(name),
      run: () => go(to),
    }))
  return {
    all: [...here, ...recent, ...pages, ...saved, ...settings],
    first: [...here, ...recent.slice(0, MOST_RECENT), ...pages, ...saved, ...settings],
  }
}
