import { useMedia } from './useMedia.ts'

/** Where pages fold, and the tabs stand at the foot of the screen. In em, so that enlarged text folds them, too. */
const PHONE = '(max-width: 40em)'

/** Whether the window is as narrow as a phone: for what is then drawn elsewhere, not only otherwise. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
