import type { ComponentProps } from 'react'
import { headingPlace } from '@/components/ui/browser/pagePlaces.ts'

/**
 * The heading that a page draws; until then, the shell uses the page’s name as one. It gets the focus when a focused control
 * disappears on use.
 */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} ref={headingPlace} tabIndex={-1}>
      {children}
    </h1>
  )
}
