/** Finds web addresses of cells: from the links of a sheet (ECMA-376 part 1 §18.3.1.47), and from the formula HYPERLINK. */

export const isWebAddress = (text: string): boolean => /^\s*https?:\/\//i.test(text)

/** The address of a link; null unless it is a web page. `location` is a place in the page, or in the workbook. */
export function linkAddress(target: string | undefined, location: string): string | null {
  const address = target ?? location
  if (!isWebAddress(address)) return null
  const hasPlace = target !== undefined && location !== '' && !address.includes('#')
  return (hasPlace ? `${address}#${location}` : address).trim()
}

/** A formula HYPERLINK with both arguments as quoted texts: the address, and the text that is shown for it. */
const HYPERLINK =
  /^\s*(?:_xlfn\.)?HYPERLINK\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*(?:"((?:[^"]|"")*)"|[^"]*)\s*)?\)\s*$/i

const unquoted = (text: string) => text.replaceAll('""', '"')

/** The link of a formula; null for other formulas, and if the formula composes the address. */
export function formulaLink(formula: string): { url: string; text: string } | null {
  const [, address, shown] = HYPERLINK.exec(formula) ?? []
  if (address === undefined || !isWebAddress(address)) return null
  return { url: unquoted(address).trim(), text: unquoted(shown ?? address).trim() }
}
