/** The text as a sentence or a label begins: "at once" is "At once". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
