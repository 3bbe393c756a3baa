/** A conclusion with the words around it. Pages show `conclusion` in bold; it is '' if there is no conclusion yet. */
export type Sentence = { before: string; conclusion: string; after: string }

export const plainSentence = (after: string): Sentence => ({ before: '', conclusion: '', after })

/** The sentence as plain text, for reports and announcements. */
export const sentenceText = ({ before, conclusion, after }: Sentence): string =>
  `${before}${conclusion}${after}`
