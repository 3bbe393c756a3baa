/** How texts are compared when they are looked for: without case and accents, so that "pique" finds "Piqué". */

export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
