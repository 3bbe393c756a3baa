import SunMoon from 'lucide-react/icons/sun-moon'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { buttonClass } from '../ui/buttonClass.ts'
import { Popover } from '../ui/Popover.tsx'
import { usePreference } from './usePreference.ts'

const ThemeChoice = lazy(async () => ({ default: (await import('./ThemeChoice.tsx')).ThemeChoice }))

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' }

/** Light, dark, or as the system has it; follows a change made in another tab. */
export function ThemeSwitch() {
  const [theme] = usePreference('theme')

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])

  return (
    <Popover
      label="Theme"
      align="end"
      triggerLabel={`Theme: ${NAMES[theme]}`}
      triggerClassName={buttonClass({ variant: 'quiet', iconOnly: true })}
      trigger={<SunMoon />}
    >
      <Suspense>
        <ThemeChoice />
      </Suspense>
    </Popover>
  )
}
