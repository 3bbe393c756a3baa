/** What stands in the input, for as long as the tab is open: nobody wants to paste five hundred codes twice. */
let draft = ''

export const readDraft = (): string => draft

export function keepDraft(text: string): void {
  draft = text
}
