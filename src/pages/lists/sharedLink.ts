/** The link that holds a list, or how much of it an address can hold. */
import type { ProductList } from '../../domain/lists/productList.ts'
import { keepDemo } from '../../url/keepDemo.ts'
import { encodeSharedList, LINK_LENGTH } from '../../url/listsState.ts'
import { paths } from '../../url/paths.ts'

export type SharedLink =
  | { kind: 'link'; address: string }
  /** `fits`: how many of its products an address could hold. */
  | { kind: 'too long'; length: number; fits: number }

type Given = {
  list: Pick<ProductList, 'name' | 'entries'>
  withNotes: boolean
  /** The page's own address: where the link leads, and of which demo. */
  location: Pick<Location, 'origin' | 'search'>
}

export function sharedLink({ list, withNotes, location }: Given): SharedLink {
  const write = (count: number) => {
    const entries = list.entries
      .slice(0, count)
      .map(({ id, country, note }) => ({ id, country, note: withNotes ? note : '' }))
    const path = paths.lists('shared', encodeSharedList({ name: list.name, entries }))
    return location.origin + keepDemo(path, location.search)
  }
  const whole = write(list.entries.length)
  if (whole.length <= LINK_LENGTH) return { kind: 'link', address: whole }
  let fits = 0
  for (let step = 256; step >= 1; step /= 2) {
    if (write(fits + step).length <= LINK_LENGTH) fits += step
  }
  return { kind: 'too long', length: whole.length, fits }
}
