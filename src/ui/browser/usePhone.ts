import { useMedia } from './useMedia.ts'

/** Where pages fold: below it the tabs stand at the foot of the screen. */
const PHONE = '(max-width: 640px)'

/** Whether the window is as narrow as a phone: for what is then drawn elsewhere, not only otherwise. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
