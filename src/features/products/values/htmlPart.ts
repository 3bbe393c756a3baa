/** Cuts a description to the part that a page can show at once: a merchant may send megabytes, or a hundred thousand tags. */

/** How many UTF-16 units are shown each time that the user requests more. */
export const PART_CHARACTERS = 50_000
/** How many elements are shown each time: as many as a browser lays out within a second. */
export const PART_TAGS = 3000

const anyTag = /<[a-z]/gi

/**
 * The first `parts` parts of a description, cut before a tag if one is near, so that no tag is split; `left` is the number of
 * remaining characters.
 */
export function htmlPart(html: string, parts: number): { shown: string; left: number } {
  let end = Math.min(html.length, parts * PART_CHARACTERS)
  anyTag.lastIndex = 0
  for (let tags = 0; tags <= parts * PART_TAGS; tags += 1) {
    const found = anyTag.exec(html)
    if (found === null || found.index >= end) return cutAt(html, end)
    if (tags === parts * PART_TAGS) end = found.index
  }
  return cutAt(html, end)
}

function cutAt(html: string, wanted: number): { shown: string; left: number } {
  if (wanted >= html.length) return { shown: html, left: 0 }
  const open = html.lastIndexOf('<', wanted - 1)
  const isTorn = open > html.lastIndexOf('>', wanted - 1) && wanted - open < 1000
  const shown = html.slice(0, isTorn ? open : wanted).replace(/[\uD800-\uDBFF]$/, '')
  return { shown, left: html.length - shown.length }
}
