import { useLayoutEffect } from 'react'
import { usePreference } from '../shell/usePreference.ts'

/** Theme and row height as chosen, here or in another tab; `theme.js` has set them for the first paint. */
export function useAppearance(): void {
  const [theme] = usePreference('theme')
  const [density] = usePreference('density')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    if (density === 'dense') delete dataset['density']
    else dataset['density'] = density
  }, [theme, density])
}
