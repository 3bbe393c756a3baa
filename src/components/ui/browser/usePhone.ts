import { useMedia } from './useMedia.ts'

/**
 * The width up to which pages have their narrow layout, with the tab bar at the bottom of the screen. It is in em, so that enlarged
 * text gets this layout too.
 */
const PHONE = '(max-width: 40em)'

/** Whether the window is as narrow as a phone: for content that is then drawn elsewhere, not only styled differently. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
