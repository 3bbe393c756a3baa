/** Capitalizes a text for the start of a sentence or label: "at once" becomes "At once". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
