import type { ComponentProps } from 'react'
import { headingPart } from '@/components/ui/browser/pageParts.ts'

/**
 * The heading of a page. Until a page draws it, the shell shows the page’s name as a heading. The heading gets the focus if a
 * focused control disappears on use.
 */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} ref={headingPart} tabIndex={-1}>
      {children}
    </h1>
  )
}
