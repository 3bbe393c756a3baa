import { useSyncExternalStore } from 'react'

const phone = '(max-width: 640px)'
const isPhone = () => matchMedia(phone).matches
const onPhone = (tell: () => void) => {
  const query = matchMedia(phone)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the page is as narrow as its style folds it: what stands elsewhere then is drawn once, not hidden twice. */
export const usePhone = () => useSyncExternalStore(onPhone, isPhone)
