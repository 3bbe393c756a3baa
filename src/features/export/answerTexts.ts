/** Several answers as one JSON. */

/** Beside the answers, to the letter, where your price stands in them; the answers alone where that is nowhere. */
export function withPositions(answers: string, positions: readonly object[]): string {
  if (positions.length === 0) return answers
  const written = positions.map((position) => JSON.stringify(position)).join(',\n')
  return `{"answer":\n${answers.trim()},\n"positions":[\n${written}\n]}\n`
}

/** What a JSON is called that holds them. */
export const receivedLabelOf = (positions: readonly object[]) =>
  positions.length === 0 ? {} : { receivedLabel: 'JSON as received, with your price position' }

/** A list of them, each to the letter: to parse and to write again would change figures beyond 2^53. One alone stays as it is. */
export function answerTexts(texts: readonly string[]): string {
  const [only] = texts
  if (only !== undefined && texts.length === 1) return only
  return `[\n${texts.map((text) => text.trim()).join(',\n')}\n]\n`
}
