import type { ComponentProps, MouseEvent } from 'react'
import { useIntent } from './intent.tsx'
import { useNavigation } from './navigation.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path made by `paths`; what belongs to the demo is carried along. */
  to: string
  /** Start the page's code and request when a pointer rests on the link or it takes the focus. */
  prefetch?: boolean
  /** Stay where the page is scrolled to, as when a facet is toggled. */
  preserveScroll?: boolean
}

/** For another tab, another window or a download the browser follows the link by itself. */
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

/** Every link within the app. */
export function Link({
  to,
  prefetch = false,
  preserveScroll = false,
  onClick,
  children,
  ...rest
}: Props) {
  const start = useIntent()
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
    // The same address again is no step in the history.
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
