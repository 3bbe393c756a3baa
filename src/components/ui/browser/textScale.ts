/** The text size set in the browser, relative to the default 16 px: lengths given in px for the default are multiplied by it. */
export const textScale = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** A CSS length that grows with the text size; `px` is the length at the default size. */
export const rem = (px: number): string => `${px / 16}rem`
