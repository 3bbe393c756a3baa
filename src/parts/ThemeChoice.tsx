import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import { Segmented } from '../ui/Segmented.tsx'
import styles from './ThemeChoice.module.css'
import { usePreference } from './usePreference.ts'

const OPTIONS = [
  { value: 'system', label: 'System', icon: <SunMoon /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
] as const

/** The three themes to choose from. */
export function ThemeChoice() {
  const [theme, setTheme] = usePreference('theme')
  return (
    <div className={styles.panel}>
      <span aria-hidden="true">Theme</span>
      <Segmented label="Theme" size="s" options={OPTIONS} value={theme} onChange={setTheme} />
    </div>
  )
}
