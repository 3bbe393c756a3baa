/** A conclusion with the words before and after it. Pages show `conclusion` in bold; it is '' where nothing is concluded yet. */
export type Sentence = { before: string; conclusion: string; after: string }

export const plainSentence = (after: string): Sentence => ({ before: '', conclusion: '', after })

/** As plain text, for reports and announcements. */
export const sentenceText = ({ before, conclusion, after }: Sentence): string =>
  `${before}${conclusion}${after}`
