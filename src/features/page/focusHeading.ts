import { pagePlaces } from '@/components/ui/browser/pagePlaces.ts'

/**
 * For a click whose control goes with it: the focus goes on at the heading, without moving what is seen. The page's own: the
 * one that the frame gives while a page is drawn anew is gone a moment later.
 */
export function focusHeading(): void {
  const heading = pagePlaces().heading.at(-1) ?? document.querySelector('h1')
  heading?.focus({ preventScroll: true })
}
