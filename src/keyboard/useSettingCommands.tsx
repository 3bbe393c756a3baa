import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Rows from 'lucide-react/icons/rows-3'
import Settings from 'lucide-react/icons/settings'
import Sun from 'lucide-react/icons/sun'
import { usePreference } from '../shell/usePreference.ts'
import { useGo } from '../shell/way.tsx'
import { paths } from '../url/paths.ts'
import { KEYBOARD } from '../words/keyboardNames.ts'
import { NAMES } from '../words/names.ts'
import { SETTINGS } from '../words/settingsNames.ts'
import type { Command } from './command.ts'
import { shortcutOf } from './keyWords.ts'
import { showLayer } from './layer.ts'

const THEMES = [
  { value: 'system', name: 'as the system', icon: <Monitor /> },
  { value: 'light', name: 'light', icon: <Sun /> },
  { value: 'dark', name: 'dark', icon: <Moon /> },
] as const

const PARTS = ['connection', 'dialect', 'labels', 'appearance', 'shortcuts', 'stored'] as const

/** How the app looks and listens, changed at once; and the way to each part of the settings. */
export function useSettingCommands(): Command[] {
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
