import { useMedia } from './useMedia.ts'

/**
 * The width below which pages fold and the tab bar is at the bottom of the screen. It is in em, so that enlarged text folds them
 * too.
 */
const PHONE = '(max-width: 40em)'

/** Whether the window is as narrow as a phone: for content that is then drawn elsewhere, not only styled differently. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
