import type { ComponentProps } from 'react'
import { headingPlace } from '@/components/ui/browser/pagePlaces.ts'

/**
 * The heading that a page draws itself; as long as it draws none, the frame gives the page’s name as one. The focus goes
 * there where a control goes with its press.
 */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest} ref={headingPlace} tabIndex={-1}>
      {children}
    </h1>
  )
}
