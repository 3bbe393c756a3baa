/** Numbers the texts of rows: equal texts get the same number, so that an index of a million rows compares no texts. */

/** Number n stands for the texts at n: usually one, several for a list such as sizes; none at 0. */
export type Values = readonly (readonly string[])[]

type ValueNumbers = {
  /** Grows with every new number. */
  values: Values
  of: (text: string) => number
  /** Ignores empty texts and repeats. */
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
