/** As many digits as a spreadsheet shows of a number; what comes after them is the binary fraction's own. */
const DIGITS = 15
/** Of a number so small that it has an exponent. */
const MOST_DECIMALS = 20

/**
 * The number of a cell (as XLSX writes it: `2.049811842247E12`, `12.499999999999998`) as its program shows it, written
 * out in full: never with an exponent. What is no number stays as it is.
 */
export function writeNumber(written: string): string {
  const number = Number(written)
  if (written.trim() === '' || !Number.isFinite(number)) return written
  const shown = Number(number.toPrecision(DIGITS))
  const text = String(shown)
  if (!text.includes('e')) return text
  if (Number.isInteger(shown)) return BigInt(shown).toString()
  return shown.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '')
}
