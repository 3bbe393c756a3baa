/** Which of the merchants in answers is mine. */

const fold = (text: string) => text.trim().toLowerCase()

/** The merchant of this name, in any letter case where none has it exactly; null where nobody has, or none is mine. */
export function mineAmong(merchants: Iterable<string>, mine: string): string | null {
  if (fold(mine) === '') return null
  const all = [...merchants]
  return (
    all.find((merchant) => merchant === mine) ??
    all.find((merchant) => fold(merchant) === fold(mine)) ??
    null
  )
}
