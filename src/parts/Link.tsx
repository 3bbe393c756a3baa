import type { LinkProps } from 'react-router-dom'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { keepDemo } from '../url/keepDemo.ts'
import { useIntent } from './intent.tsx'

type Props = Omit<LinkProps, 'to' | 'state' | 'prefetch'> & {
  /** A path made by `paths`; what belongs to the demo is carried along. */
  to: string
  /** Start the page's code and request when a pointer rests on the link or it takes the focus. */
  prefetch?: boolean
  /** Stay where the page is scrolled to, as when a facet is toggled. */
  keepScroll?: boolean
}

/** Every link within the app. */
export function Link({ to, prefetch = false, keepScroll = false, ...rest }: Props) {
  const { search } = useLocation()
  const start = useIntent()
  const path = keepDemo(to, search)
  const intent = prefetch
    ? { onPointerEnter: () => start(path), onFocus: () => start(path) }
    : undefined
  return (
    <RouterLink {...intent} {...rest} to={path} {...(keepScroll && { state: { keepScroll } })} />
  )
}
