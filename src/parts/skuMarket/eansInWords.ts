export function eansInWords(count: number): string {
  return count === 1 ? '1 EAN' : `${count} EANs`
}
