/** Computes the rows of a page, how many pages there are, and which page numbers are offered. */

export type PageWindow = {
  /** The first and last row of this page, counted from 1; both 0 when the page has no rows. */
  from: number
  to: number
  /** The number of pages; null when the service gives no total. */
  pages: number | null
  previous: number | null
  next: number | null
  /** The page numbers that are offered, in order: the first, the last and the neighbours of this page, with gaps between. */
  list: (number | 'gap')[]
}

function pageList(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages]
  // Near either end further numbers are offered, so that the width of the list stays the same.
  if (page <= 3) near.push(2, 3, 4)
  if (page >= pages - 2) near.push(pages - 3, pages - 2, pages - 1)
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pages).toSorted((a, b) => a - b)
  const list: (number | 'gap')[] = []
  for (const number of shown) {
    const before = list.at(-1)
    if (typeof before === 'number' && number - before === 2) list.push(number - 1)
    else if (typeof before === 'number' && number - before > 2) list.push('gap')
    list.push(number)
  }
  return list
}

/**
 * Computes the page window. `numFound` is null without a total; then the next page is offered while this one is full (`received`
 * rows of `size`). Past the end, `previous` is the last existing page.
 */
export function pageWindow(of: {
  page: number
  size: number
  numFound: number | null
  received?: number
}): PageWindow {
  const { page, size, numFound, received } = of
  const before = (page - 1) * size
  if (numFound === null) {
    const rows = received ?? size
    return {
      from: rows === 0 ? 0 : before + 1,
      to: rows === 0 ? 0 : before + rows,
      pages: null,
      previous: page > 1 ? page - 1 : null,
      next: rows >= size ? page + 1 : null,
      list: [page],
    }
  }
  const pages = Math.max(0, Math.ceil(numFound / size))
  const isPast = before >= numFound
  return {
    from: isPast ? 0 : before + 1,
    to: isPast ? 0 : Math.min(before + (received ?? size), numFound),
    pages,
    previous: page > 1 && pages > 0 ? Math.min(page - 1, pages) : null,
    next: page < pages ? page + 1 : null,
    list: pageList(Math.min(page, pages), pages),
  }
}
