/** The text size that a person sets in the browser, of the usual 16 px as 1: what is laid out in px for 1 is so many times as large. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** A length for the style sheet that grows with the text; given in px as it is at the usual size. */
export const rem = (px: number): string => `${px / 16}rem`
