/** Which rows a page shows, which pages exist, and which page numbers to offer. */

export type PageWindow = {
  /** First and last row of this page, counted from 1; both 0 where the page holds no row. */
  from: number
  to: number
  /** Number of pages; null while the service states no total. */
  pages: number | null
  previous: number | null
  next: number | null
  /** Page numbers to offer in order: first, last and the neighbours of this page, with gaps between. */
  list: (number | 'gap')[]
}

function pageList(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages]
  // At either end the run is filled up, so that the bar keeps its width.
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
 * `numFound` null: no total was stated; then the next page is offered as long as this one is full (`received` rows of
 * `size`). Past the end, `previous` is the last page that exists.
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
