import { Moon, Sun, SunMoon } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { buttonClass } from '../ui/buttonClass.ts'
import { Popover } from '../ui/Popover.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import styles from './ThemeSwitch.module.css'
import { usePreference } from './usePreference.ts'

const OPTIONS = [
  { value: 'system', label: 'System', icon: <SunMoon /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

/** Light, dark, or as the system has it; follows a change made in another tab. */
export function ThemeSwitch() {
  const [theme, setTheme] = usePreference('theme')

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])

  const chosen = OPTIONS.find((option) => option.value === theme)
  return (
    <Popover
      label="Theme"
      align="end"
      triggerLabel={`Theme: ${chosen?.label ?? 'System'}`}
      triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
      trigger={chosen?.icon}
    >
      <div className={styles.panel}>
        <span aria-hidden="true">Theme</span>
        <Segmented label="Theme" size="s" options={OPTIONS} value={theme} onChange={setTheme} />
      </div>
    </Popover>
  )
}
