/** Step 5: the cells of a row as values. Each value says what was done to read it; nothing is dropped without a word. */
import type { Role } from '../../model/import/answers.ts'
import { readCode, readCodes, type CodeReading } from '../../lib/codes/readCode.ts'
import { checkDigit } from '../../lib/gtin.ts'
import { maySameCurrency, currencyNamed, currencyOfCountry } from '../../lib/numbers/currencies.ts'
import { formatCount, formatPrice } from '../../lib/numbers/format.ts'
import { readPrice, type PriceReading } from '../../lib/numbers/readPrice.ts'
import { isMissing } from '../../lib/text/missingWords.ts'
import { plainDigits } from '../../lib/text/plainDigits.ts'
import { readStock } from './cells/readStock.ts'
import { plainText } from './cells/plainText.ts'
import { saleHolds } from './cells/saleWindow.ts'
import { PRICE_COLUMNS, type Decisions, type PriceColumn } from './decide.ts'
import type { Remark } from './reading.ts'
import { roleLabel } from './roles/roleLabels.ts'
import type { RowValues } from './rowValues.ts'
import { cellText, type Cell, type RawRow } from './table.ts'

/** What is known of the row of a product that the following rows of its variants leave out. */
type Group = { key: string; title: string; brand: string }

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const FORMULA =
  'is a formula without a value. Open the file in a spreadsheet program, save it and choose it again.'

export type RowReader = (row: RawRow) => RowValues

/** Rows have to come in their order: rows of variants have the title of the row of their product. */
export function rowReader(decisions: Decisions): RowReader {
  const { roles, columns, signs, answers, context, task } = decisions
  const used = new Set(roles.values())
  const restColumns = columns.filter(({ place, names }) => !used.has(place) && names.length > 0)
  const groupPlace = roles.get('group')
  const hasSaleDates = roles.has('saleStart') || roles.has('saleEnd') || roles.has('saleDates')
  const checksCurrency = decisions.currency !== null || task === 'catalog'
  let group: Group = { key: '', title: '', brand: '' }

  return (row) => {
    const remarks: Remark[] = []
    const cellOf = (role: Role): Cell => {
      const place = roles.get(role)
      return place === undefined ? '' : (row.cells[place] ?? '')
    }
    const note = (
      kind: Remark['kind'],
      role: Role | null,
      about: string,
      given: string,
      reads: string | null = null,
    ) =>
      remarks.push({
        line: row.line,
        kind,
        role,
        about,
        given,
        reads,
        isUsed: kind === 'doubtful' && answers.doubtful?.[`${row.line} ${role ?? ''}`] === 'use',
      })
    const isUsed = (role: Role) => answers.doubtful?.[`${row.line} ${role}`] === 'use'

    const plain = (role: Role): string => {
      const cell = cellOf(role)
      if (typeof cell === 'object' && cell.kind === 'formula') return ''
      const text = plainText(cellText(cell)).trim()
      return isMissing(text) ? '' : text
    }
    const text = (role: Role): string => {
      const own = plain(role)
      const first = own.includes('\n') ? (linesIn(own)[0] ?? '') : own
      if (first !== '' || groupPlace === undefined || group.key === '') return first
      if (role === 'title') return group.title
      return role === 'brand' ? group.brand : first
    }

    if (groupPlace !== undefined) {
      const key = cellText(row.cells[groupPlace]).trim()
      if (key !== group.key) group = { key, title: plain('title'), brand: plain('brand') }
    }

    const figure = (role: PriceColumn): { price: number; currency: string | null } | null => {
      const cell = cellOf(role)
      const label = roleLabel(role, task)
      if (typeof cell === 'number') {
        if (cell >= 0) return { price: cell, currency: null }
        note(
          'left out',
          role,
          `${label}: ${formatPrice(cell)} is a negative figure, not a price.`,
          String(cell),
        )
        return null
      }
      if (typeof cell === 'object') {
        if (cell.kind === 'formula') note('left out', role, `${label} ${FORMULA}`, '')
        else if (cell.kind === 'date')
          note(
            'left out',
            role,
            `${label}: ${cell.text} is a date. Format the column as a number.`,
            cell.text,
          )
        else if (cell.kind === 'error')
          note('left out', role, `${label}: ${cell.text} is an error of a formula.`, cell.text)
        else return readFigure(role, cell.text)
        return null
      }
      return readFigure(role, cell)
    }
    const readFigure = (
      role: PriceColumn,
      cell: string,
    ): { price: number; currency: string | null } | null => {
      const reading: PriceReading = readPrice(cell, signs.get(role) ?? null)
      switch (reading.kind) {
        case 'none':
          return null
        case 'price':
          return reading
        case 'refused':
          note('left out', role, `${roleLabel(role, task)}: ${reading.says}`, cell.trim())
          return null
        case 'doubtful':
          note('doubtful', role, reading.says, cell.trim(), formatPrice(reading.price))
          return isUsed(role) ? reading : null
      }
    }

    const figures = new Map<PriceColumn, number>()
    let currency: string | null = null
    for (const role of PRICE_COLUMNS) {
      if (!roles.has(role)) continue
      const found = figure(role)
      if (found === null) continue
      figures.set(role, found.price)
      currency ??= found.currency
    }
    if (checksCurrency) {
      const own = text('currency')
      currency = (own === '' ? null : currencyNamed(own)) ?? currency
    }
    const country = (text('country') || decisions.country).toLowerCase()
    if (currency !== null) dropOtherCurrency(currency, country)
    divideByUnit()

    /** Prices in a currency that is not the list's, or not that of the row's country, count only where the person says so. */
    function dropOtherCurrency(named: string, ofCountry: string): void {
      const rule = decisions.currency
      const expected = task === 'catalog' ? currencyOfCountry(ofCountry) : (rule?.main ?? null)
      if (figures.size === 0 || expected === null || maySameCurrency(named, expected)) return
      if (rule?.others === 'use' || isUsed('currency')) return
      const about =
        task === 'catalog'
          ? `The price is in ${named}, but prices in ${ofCountry.toUpperCase()} are in ${expected}.`
          : `The price is in ${named}, not in ${expected}.`
      const given = [...figures.values()]
        .map((price) => `${formatPrice(price)} ${named}`)
        .join(', ')
      note('doubtful', 'currency', about, given, given)
      figures.clear()
    }

    /** A price for a hundred pieces is a hundredth of it for one. */
    function divideByUnit(): void {
      const unit = roles.has('unitQuantity')
        ? Number(plainDigits(text('unitQuantity')).replace(/[.,\s]/g, ''))
        : 1
      if (!Number.isInteger(unit) || unit <= 1 || figures.size === 0) return
      for (const [role, price] of figures)
        figures.set(role, Math.round((price / unit) * 10_000) / 10_000)
      note(
        'mended',
        'unitQuantity',
        `The prices are for ${formatCount(unit)} pieces, so they are divided by ${formatCount(unit)}.`,
        text('unitQuantity'),
      )
    }

    const offer = offerOf()
    function offerOf(): { price: number | null; listPrice: number | null } {
      const regular = figures.get('price') ?? null
      const list = figures.get('listPrice') ?? null
      const sale = figures.get('salePrice')
      if (sale === undefined) return { price: regular, listPrice: list }
      if (hasSaleDates) {
        const window = saleHolds(
          { start: text('saleStart'), end: text('saleEnd'), both: text('saleDates') },
          context.now,
        )
        if (window.says !== null && task === 'catalog') {
          note(
            'mended',
            'salePrice',
            window.says,
            [text('saleStart'), text('saleEnd'), text('saleDates')].join(' ').trim(),
          )
        }
        if (!window.holds) return { price: regular, listPrice: list }
      }
      return { price: sale, listPrice: list ?? regular }
    }

    const codes = codesOf()
    function codesOf(): string[] {
      // Lines that are looked up may be links, product IDs and titles as well (`codeRows.ts`).
      if (!roles.has('code') || task === 'codes' || task === 'products') return []
      const cell = cellOf('code')
      if (typeof cell === 'object' && cell.kind === 'formula') {
        note('left out', 'code', `The code ${FORMULA}`, '')
        return []
      }
      const given = cellText(cell)
      if (isMissing(given) || /^\s*0+\s*$/.test(given)) return []
      const single = decisions.addsCheckDigit
        ? withCheckDigit(given)
        : readCode(given, decisions.codes)
      const several =
        single?.kind === 'code' ? null : readCodes(given.replaceAll('\n', ', '), decisions.codes)
      const readings = several ?? (single ? [single] : [])
      if (readings.length === 0) {
        note(
          'left out',
          'code',
          `“${given.trim().slice(0, 40)}” isn’t an EAN or UPC.`,
          given.trim(),
        )
      }
      const found = readings.flatMap((reading) => {
        if (reading.kind === 'code') {
          if (reading.note !== null)
            note('mended', 'code', reading.note, given.trim(), reading.code)
          return [reading.code]
        }
        note(
          reading.suggestion === null ? 'left out' : 'doubtful',
          'code',
          reading.says,
          given.trim(),
          reading.suggestion,
        )
        return reading.suggestion !== null && isUsed('code') ? [reading.suggestion] : []
      })
      return [...new Set(found)]
    }

    const inStock = stockOf()
    function stockOf(): boolean | null {
      if (!roles.has('stock')) return null
      const given = cellText(cellOf('stock'))
      const { inStock: found, openWord } = readStock(given)
      if (openWord !== null && task === 'catalog') {
        note(
          'mended',
          'stock',
          `“${openWord.slice(0, 40)}” doesn’t say whether it is in stock, so stock is unknown.`,
          openWord,
        )
      }
      return found
    }

    return {
      line: row.line,
      codes,
      ...offer,
      cost: figures.get('cost') ?? null,
      floor: figures.get('floor') ?? null,
      target: figures.get('target') ?? null,
      inStock,
      text,
      lines: (role) => linesIn(plain(role)),
      get rest() {
        return restColumns.flatMap(({ place, names }): [string, string][] => {
          const own = plainText(cellText(row.cells[place])).trim()
          return own === '' || isMissing(own) ? [] : [[names[0] ?? '', own]]
        })
      },
      remarks,
    }
  }
}

/** A code whose column lacks the check digit: filled up with zeros or not. */
function withCheckDigit(given: string): CodeReading | null {
  const body = plainDigits(given).replace(/\D/g, '').replace(/^0+/, '')
  if (body.length < 11 || body.length > 12) return readCode(given)
  const code = body + String(checkDigit(body))
  return { kind: 'code', code, note: `The missing check digit was added: ${code}.`, other: null }
}
