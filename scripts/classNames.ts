/** Short class names for the build: random ones do not compress, and they stand in the style sheets and in the code. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** 0 → a, 25 → z, 26 → ba: letters only, so that any name is a valid class. */
function letters(number: number): string {
  const digit = String.fromCharCode(97 + (number % 26))
  return number < 26 ? digit : letters(Math.floor(number / 26)) + digit
}

/**
 * Names classes by the place of their style sheet among all of them and by their place in it, as in `b_f`. The same
 * sources give the same names, whatever the order they are read in.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(root, 'src', file))
    .toSorted()
  const seen = new Map<string, string[]>()
  return (name, file) => {
    const sheet = file.split('?', 1)[0] ?? file
    const names = seen.get(sheet) ?? []
    seen.set(sheet, names)
    if (!names.includes(name)) names.push(name)
    return `${letters(sheets.indexOf(sheet))}_${letters(names.indexOf(name))}`
  }
}
