/**
 * The parts of a workbook around its sheets (ECMA-376, 12.3): the list of files, the names of the sheets, and the styles of
 * their cells.
 */
import { xmlText } from './xmlText.ts'

/** The styles of cells, as indexes into `cellXfs` below. */
export const STYLE = { plain: 0, code: 1, moment: 2, name: 3, quoted: 4 } as const

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The path of a sheet by its index, from 0. */
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`
export const XLSX_TYPE = `${KIND}.sheet`

const contentTypes = (sheets: number) =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${each(sheets, (index) => `<Override PartName="/${sheetPath(index)}" ContentType="${KIND}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`

const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

const relations = (list: string) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`

const RELATIONS = relations(
  `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
)

const workbookRelations = (sheets: number) =>
  relations(
    each(
      sheets,
      (index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    ) + `<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`,
  )

/** The styles of all cells. Format 49 is "text"; 164 is the first number for custom formats. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** The maximum length of a sheet’s name in Excel, which refuses files with longer names or certain characters. */
const MOST_CHARACTERS = 31

/** Distinct sheet names that Excel accepts. */
export function sheetNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>()
  return names.map((name) => {
    const plain =
      name
        .replaceAll(/[\\/?*[\]:]/g, ' ')
        .replaceAll(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    for (let copy = 1; ; copy += 1) {
      const end = copy === 1 ? '' : ` (${copy})`
      const free =
        Array.from(plain)
          .slice(0, MOST_CHARACTERS - end.length)
          .join('')
          .trim() + end
      if (usedNames.has(free.toLowerCase())) continue
      usedNames.add(free.toLowerCase())
      return free
    }
  })
}

/** All parts except the sheets, by path; parts that refer to others come first. */
export function workbookParts(names: readonly string[]): [path: string, xml: string][] {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return [
    ['[Content_Types].xml', contentTypes(names.length)],
    ['_rels/.rels', RELATIONS],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names.length)],
    ['xl/styles.xml', STYLES],
  ]
}
