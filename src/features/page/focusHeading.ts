import { pageParts } from '@/components/ui/browser/pageParts.ts'

/**
 * Focuses the heading without scrolling, for a control that disappears when clicked. It focuses the page's own heading, because the
 * shell's temporary one is removed a moment later.
 */
export function focusHeading(): void {
  const heading = pageParts().heading.at(-1) ?? document.querySelector('h1')
  heading?.focus({ preventScroll: true })
}
