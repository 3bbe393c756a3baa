import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './navigation.tsx'
import { usePrefetchPage } from './prefetchContext.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path made by `paths`; the demo’s parameters are added. */
  to: string
  /** Loads the page's code and sends its first request when the pointer rests on the link or the link takes the focus. */
  prefetch?: boolean
  /** Keeps the scroll position, for example when a facet is toggled. */
  preserveScroll?: boolean
}

/** Whether a click opens the link in this tab. A click for another tab, another window or a download is left to the browser. */
export const isFollowedHere = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  /^(?:_self)?$/.test(currentTarget.target)

/** The component for all links within the app. */
export function Link({
  to,
  prefetch = false,
  preserveScroll = false,
  onClick,
  children,
  ...rest
}: Props) {
  const start = usePrefetchPage()
  const { hrefOf, go } = useNavigation()
  const href = hrefOf(to)
  const intent = prefetch
    ? { onPointerEnter: () => start(to), onFocus: () => start(to) }
    : undefined
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isFollowedHere(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    // Following a link to the current address adds no history entry.
    go(to, {
      replace: href === pathname + search + hash,
      ...(preserveScroll && { preserveScroll }),
    })
  }
  return (
    <a {...intent} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
