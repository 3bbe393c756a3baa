/** What the main part of a workbook states about its sheets and its calculation (ECMA-376 part 1 §18.2). */
import type { PartReader } from './archive.ts'
import { plainText } from './texts.ts'
import { attribute, isTrue, xmlPart } from './xmlPart.ts'

export type SheetList = {
  /** In the order of their tabs. `relation` is the id of the relationship to its part. */
  sheets: { name: string; relation: string; isHidden: boolean }[]
  /** Whether days are counted from 1904. */
  is1904: boolean
  /**
   * Whether the workbook has yet to be calculated, so that values of formulas don’t count. XlsxWriter writes 0 for each of
   * them.
   */
  isUncalculated: boolean
}

export function readSheetList(): { reader: PartReader; list: SheetList } {
  const list: SheetList = { sheets: [], is1904: false, isUncalculated: false }
  const reader = xmlPart({
    open: (name, attributes) => {
      if (name === 'workbookPr') list.is1904 = isTrue(attributes['date1904'])
      else if (name === 'calcPr') list.isUncalculated = isTrue(attributes['fullCalcOnLoad'])
      else if (name === 'sheet') {
        list.sheets.push({
          name: plainText(attributes['name'] ?? ''),
          relation: attribute(attributes, 'id'),
          isHidden: /^(?:very)?hidden$/i.test(attributes['state'] ?? ''),
        })
      }
    },
  })
  return { reader, list }
}
