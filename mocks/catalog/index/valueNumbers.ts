/** What rows say as numbers, the same for the same texts: an index of a million rows then compares none of them. */

/** Number n stands for the texts at n: one, or several where a listing says several, as of sizes; none at 0. */
export type Values = readonly (readonly string[])[]

type ValueNumbers = {
  /** Grows with every new number. */
  values: Values
  of: (text: string) => number
  /** Empty texts and repeats left out. */
  ofAll: (texts: readonly string[]) => number
}

export const valueNumbers = (): ValueNumbers => {
  const values: (readonly string[])[] = [[]]
  const single = new Map([['', 0]])
  const several = new Map<string, number>()
  const numberIn = (known: Map<string, number>, key: string, texts: readonly string[]): number => {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, values.length)
    return values.push(texts) - 1
  }
  const of = (text: string): number => single.get(text) ?? numberIn(single, text, [text])
  return {
    values,
    of,
    ofAll: (texts) => {
      const distinct = [...new Set(texts)].filter((text) => text !== '')
      const [only = ''] = distinct
      return distinct.length < 2 ? of(only) : numberIn(several, distinct.join('\0'), distinct)
    },
  }
}
