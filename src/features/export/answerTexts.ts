/** Joins several answers into one JSON. */

/** The unchanged answers with your price positions beside them; without positions only the answers. */
export function withPositions(answers: string, positions: readonly object[]): string {
  if (positions.length === 0) return answers
  const written = positions.map((position) => JSON.stringify(position)).join(',\n')
  return `{"answer":\n${answers.trim()},\n"positions":[\n${written}\n]}\n`
}

/** The label of a JSON with positions. */
export const receivedLabelOf = (positions: readonly object[]) =>
  positions.length === 0 ? {} : { receivedLabel: 'JSON as received, with your price position' }

/**
 * The answers as a JSON list, each unchanged, because parsing and writing would alter figures beyond 2^53. A single answer is
 * returned without a list.
 */
export function answerTexts(texts: readonly string[]): string {
  const [only] = texts
  if (only !== undefined && texts.length === 1) return only
  return `[\n${texts.map((text) => text.trim()).join(',\n')}\n]\n`
}
