import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { announceResult, LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import type { ImportAnswers } from '@/domain/import/answers.ts'
import type { ImportRead, PriceRow } from '@/features/import/reading.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { anImportReading, CURRENCY_QUESTION, remark, REMARKS } from '@test/made/anImportReading.ts'
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx'

type Reading = ImportRead<PriceRow>

/** Applies the answers like the importer, as far as the tests need it. */
const follow = (reading: Reading, answers: ImportAnswers): Reading => ({
  ...reading,
  questions: reading.questions.map((question) => ({
    ...question,
    answer: answers.replies?.[question.key] ?? null,
  })),
  roles: reading.roles.map((one) => {
    const column = answers.columns?.[one.role]
    return column === undefined ? one : { ...one, column }
  }),
  remarks: reading.remarks.map((one) => ({
    ...one,
    isUsed: answers.doubtful?.[`${one.line} ${one.role}`] === 'use',
  })),
})

function preview(
  reading: Reading = anImportReading(),
  more: Partial<ImportPreviewProps<PriceRow>> = {},
) {
  const onAnswers = vi.fn<(answers: ImportAnswers) => void>()
  function Page() {
    const [answers, setAnswers] = useState<ImportAnswers>({})
    return (
      <>
        <LiveRegion />
        <ImportPreview
          reading={follow(reading, answers)}
          answers={answers}
          onAnswers={(next) => {
            onAnswers(next)
            setAnswers(next)
          }}
          isBusy={false}
          {...more}
        />
      </>
    )
  }
  render(<Page />)
  return { user: userEvent.setup(), onAnswers, last: () => onAnswers.mock.lastCall?.[0] }
}

const roleRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the result of reading a text', () => {
  it(
    'is announced once, even if the same text is read again with the same answers',
    { tags: 'slow' },
    async () => {
      const page = () => (
        <>
          <LiveRegion />
          <ImportPreview
            reading={anImportReading()}
            answers={{}}
            onAnswers={vi.fn<(answers: ImportAnswers) => void>()}
            isBusy={false}
          />
        </>
      )
      const { rerender } = render(page())
      await expectSaid(/^Read /)
      rerender(page())
      announceResult('Done')
      await expectSaid('Done')
      expect(screen.getByRole('status').children).toHaveLength(2)
    },
  )
})

describe('the file in the import preview', () => {
  it('shows its name, its size and a select for each assumption', () => {
    preview()
    const file = screen.getByRole('region', { name: 'Preisliste_Herbst_2025.csv' })
    expect(file).toHaveTextContent('215 lines, 38.0 kB')
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveDisplayValue(/Windows-1252/)
    expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveDisplayValue('; (semicolon)')
    expect(screen.getByRole('combobox', { name: 'Headings' })).toHaveDisplayValue('line 3')
    expect(screen.queryByRole('combobox', { name: 'Sheet' })).toBeNull()
  })

  it.each([
    ['Encoding', 'utf-8', { encoding: 'utf-8' }],
    ['Separator', ',', { delimiter: ',' }],
    ['Headings', '2', { heading: 2 }],
    ['Headings', 'none', { heading: 'none' }],
  ])('can be read with another choice of %s', async (name, value, expected) => {
    const { user, last } = preview()
    await user.selectOptions(screen.getByRole('combobox', { name }), value)
    expect(last()).toEqual(expected)
  })

  it('marks hidden sheets, and drops answers about another sheet', async () => {
    const { user, last } = preview(
      anImportReading({
        file: { ...anImportReading().file, container: 'workbook', encoding: null, delimiter: null },
        sheets: [
          { name: 'Preise', isHidden: false, rows: 211 },
          { name: 'Old', isHidden: true, rows: 1 },
        ],
        sheet: 'Preise',
      }),
    )
    expect(optionsOf('Sheet')).toEqual(['Preise (211 rows)', 'Old (hidden, 1 row)'])
    expect(screen.queryByRole('combobox', { name: 'Separator' })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Headings' }), 'none')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Old')
    expect(last()).toEqual({ sheet: 'Old' })
  })

  it.each([
    [[], 'none'],
    [[3], 'line 3'],
    [[2, 3], 'lines 2 and 3'],
    [[1, 2, 3], 'lines 1–3'],
  ])('names the lines of its heading, %j', (headingLines, words) => {
    preview(anImportReading({ headingLines }))
    expect(screen.getByRole('combobox', { name: 'Headings' })).toHaveDisplayValue(words)
  })

  it('is called “Pasted text” for a paste and has no choice of encoding', () => {
    preview(anImportReading({ file: { ...anImportReading().file, name: '' } }))
    expect(screen.getByRole('region', { name: 'Pasted text' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Encoding' })).toBeNull()
  })

  it('names a known export and shows the page’s own buttons', () => {
    preview(anImportReading({ knownExport: 'Shopify product export' }), {
      actions: <button type="button">Other file</button>,
    })
    expect(screen.getByText('Recognised as a Shopify product export')).toBeVisible()
    expect(button('Other file')).toBeVisible()
  })

  it('shows its unchanged first lines under their roles, in a box scrollable by keyboard', () => {
    preview()
    const name = 'First lines of the file, as they are'
    expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0')
    const table = screen.getByRole('table', { name })
    const rows = within(table).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Linenot usedCodeTitleBrandnot usedYour priceCostStock',
      '1Preisliste Herbst 2025 – Endkunden title, left out',
      '2Stand: 14.11.2025 title, left out',
      expect.stringContaining('3 headingArt.-Nr. EAN Bezeichnung'),
      expect.stringContaining('410-4711 4049811763007 Oxfordhemd'),
      expect.stringContaining('5'),
      expect.stringContaining('6'),
      expect.stringContaining('7'),
    ])
  })
})

describe('a role in the import preview', () => {
  it('shows its column and sample values as in the file and as read', () => {
    preview()
    const cells = within(roleRow('Your price')).getAllByRole('cell')
    expect(cells.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
      '47,90 € 47.90',
      '35,90 € 35.90',
      '1.299,00 € 1,299.00',
    ])
    expect(within(roleRow('Title')).getAllByText('as in the file')).toHaveLength(3)
    expect(within(roleRow('Code')).getByText('mended')).toBeVisible()
    expect(roleRow('Code')).toHaveTextContent('211 EAN-13, all check digits are valid')
  })

  it('can be read from another column, or from none', async () => {
    const { user, last } = preview()
    const select = screen.getByRole('combobox', { name: 'Column for Cost' })
    expect(optionsOf('Column for Cost')).toEqual([
      'no column',
      'Art.-Nr.',
      'EAN (now: Code)',
      'Bezeichnung (now: Title)',
      'Marke (now: Brand)',
      'VK netto',
      'VK brutto (now: Your price)',
      'EK',
      'Bestand (now: Stock)',
    ])
    await user.selectOptions(select, 'VK netto')
    expect(last()).toEqual({ columns: { cost: 4 } })
    await user.selectOptions(select, 'no column')
    expect(last()).toEqual({ columns: { cost: null } })
    expect(select).toHaveFocus()
  })

  it('takes over a column that the user gave to another role', async () => {
    const { user, last } = preview()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column for Cost' }), 'VK netto')
    await user.click(button('Use VK netto for Your price'))
    expect(last()).toEqual({ columns: { price: 4 } })
  })

  it('offers another column that also fits, with its values', async () => {
    const { user, last } = preview()
    expect(roleRow('Your price')).toHaveTextContent('Also fits: VK netto40.25, 30.17, 1,091.60')
    await user.click(button('Use VK netto for Your price'))
    expect(last()).toEqual({ columns: { price: 4 } })
  })

  it('is collapsed if it has no column and needs none; choosing a column doesn’t move it', async () => {
    const { user } = preview()
    expect(screen.queryByRole('combobox', { name: 'Column for Floor' })).toBeNull()
    const more = button('More fields (2)')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    const floor = screen.getByRole('combobox', { name: 'Column for Floor' })
    await user.selectOptions(floor, 'VK netto')
    expect(floor).toHaveFocus()
    await user.click(more)
    // The floor has a column now; only the note is collapsed.
    expect(screen.getByRole('combobox', { name: 'Column for Floor' })).toBeVisible()
    expect(button('More fields (1)')).toBeVisible()
  })

  it('stays visible without a column if it needs one', () => {
    const roles = anImportReading().roles.map((one) =>
      one.role === 'code' ? { ...one, column: null, samples: [], note: '' } : one,
    )
    preview(anImportReading({ roles }))
    expect(roleRow('Code')).toHaveTextContent('needed Choose its column.')
  })

  it('names the line of a sample if it differs from the other samples’ lines', () => {
    const roles = anImportReading().roles.map((one) =>
      one.role === 'cost'
        ? { ...one, samples: [{ line: 12, rawText: '', read: null, remark: null }] }
        : one,
    )
    preview(anImportReading({ roles }))
    expect(within(roleRow('Cost')).getAllByRole('cell')[1]).toHaveTextContent(
      'Line 12 empty not read',
    )
  })
})

describe('a question in the import preview', () => {
  it('stays visible after it is answered, so the answer can be changed', async () => {
    const { user, last } = preview()
    expect(screen.getByRole('region', { name: '1 question before you continue' })).toBeVisible()
    const group = screen.getByRole('group', { name: /^3 prices are in CHF/ })
    const choice = within(group).getByRole('radio', { name: 'Import them without a price' })
    expect(within(group).getAllByRole('radio', { checked: false })).toHaveLength(3)
    await user.click(choice)
    expect(last()).toEqual({ replies: { currency: 'without' } })
    expect(screen.getByRole('region', { name: '1 question, answered' })).toBeVisible()
    expect(choice).toBeChecked()
    await user.click(within(group).getByRole('radio', { name: 'Leave them out' }))
    expect(last()).toEqual({ replies: { currency: 'leave out' } })
  })

  it('shows samples for its choices and lists its rows', async () => {
    const { user } = preview()
    const choice = screen.getByRole('radio', { name: /typos/ })
    expect(choice).toHaveAccessibleDescription('47.90 CHF is 47.90')
    await user.click(button('Show the 3 rows'))
    const list = screen.getByRole('list', { name: 'Rows that the question is about' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Line 12 4049811763007 · 47.90 · cost 18.40 · margin 61.6%',
      'Line 47 ab 24,90 €',
      'Line 131 4049811763007 · 47.90 · cost 18.40 · margin 61.6%',
    ])
    expect(button('Hide the 3 rows')).toHaveAttribute('aria-expanded', 'true')
  })

  it('is counted, and answering it lowers the number of open questions', async () => {
    const { user } = preview(
      anImportReading({ questions: [CURRENCY_QUESTION, { ...CURRENCY_QUESTION, key: 'dot' }] }),
    )
    expect(screen.getByRole('heading', { name: '2 questions before you continue' })).toBeVisible()
    await user.click(screen.getAllByRole('radio', { name: 'Leave them out' })[0] ?? document.body)
    expect(
      screen.getByRole('heading', { name: '1 of 2 questions before you continue' }),
    ).toBeVisible()
  })
})

describe('the counts of the import preview', () => {
  const entries = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('open the list of their rows; the doubtful list is open first', async () => {
    const { user } = preview()
    expect(button('2 doubtful')).toHaveAttribute('aria-pressed', 'true')
    expect(entries('doubtful')).toEqual([
      'Line 47 “ab 24,90 €” This is a “from” price.Use 24.90No price',
      'Line 132 “404981190218O” It ends with the letter O. With a zero the check digit fits.Use 4049811902180Leave out',
    ])
    await user.click(button('6 mended'))
    expect(entries('mended')).toEqual([
      'Line 5 “4049811 764370” Blanks within the code are ignored.',
    ])
    await user.click(button('1 left out'))
    expect(entries('left out')).toEqual(['Line 215 “Summe 211 Artikel” This is a total.'])
    await user.click(button('1 left out'))
    expect(screen.queryByRole('list', { name: 'left out' })).toBeNull()
  })

  it('list used rows with prices and margin, first 20 and then all', async () => {
    const { user } = preview()
    await user.click(button('211 used'))
    expect(entries('used')).toHaveLength(20)
    expect(entries('used')[0]).toBe('Line 4 4049811763007 47.90 · cost 18.40 · margin 61.6%')
    await user.click(button('Show all 211'))
    expect(entries('used')).toHaveLength(211)
    expect(screen.getByRole('list', { name: 'used' })).toHaveFocus()
  })

  it('list doubtful values with buttons to use them or leave them out', async () => {
    const { user, last } = preview()
    const use = button('Use 24.90')
    expect(use).toHaveAttribute('aria-pressed', 'false')
    expect(use).toHaveAccessibleDescription('Line 47 “ab 24,90 €” This is a “from” price.')
    await user.click(use)
    expect(last()).toEqual({ doubtful: { '47 price': 'use' } })
    expect(use).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('No price'))
    expect(last()).toEqual({ doubtful: { '47 price': 'leave out' } })
    expect(use).toHaveAttribute('aria-pressed', 'false')
    await user.click(button('Leave out'))
    expect(last()).toEqual({ doubtful: { '47 price': 'leave out', '132 code': 'leave out' } })
  })

  it('don’t repeat a cell’s text that the remark already quotes', () => {
    const about = 'Your price: “ab 24,90 €” is a “from” price.'
    preview(
      anImportReading({ remarks: [remark(9, { kind: 'doubtful', rawText: 'ab 24,90 €', about })] }),
    )
    expect(entries('doubtful')).toEqual([`Line 9 ${about}`])
  })

  it('offer no button for a doubtful cell that can’t be read', () => {
    preview(anImportReading({ remarks: [remark(9, { kind: 'doubtful', about: 'Unreadable.' })] }))
    expect(entries('doubtful')).toEqual(['Line 9 “4049811 764370” Unreadable.'])
  })

  it('say that no row is used, or that only the first 1,000 are listed', async () => {
    const remarks = Array.from({ length: 1000 }, (_, at) => remark(at + 4))
    const { user } = preview(
      anImportReading({
        remarks,
        rows: [],
        counts: { used: 0, mended: 4213, doubtful: 0, leftOut: 0, hidden: 0 },
      }),
    )
    expect(screen.getByText('No row is used.')).toBeVisible()
    await user.click(button('4,213 mended'))
    expect(screen.getByText('Only the first 1,000 of 4,213 are listed.')).toBeVisible()
    await user.click(button('0 doubtful'))
    expect(screen.getByText('Nothing is doubtful.')).toBeVisible()
  })

  it('say that hidden rows are used, with a button to leave them out', async () => {
    const counts = { ...anImportReading().counts, hidden: 3 }
    const { user, last } = preview(anImportReading({ counts }))
    expect(screen.getByText('3 hidden rows are used.')).toBeVisible()
    await user.click(button('Leave out hidden rows'))
    expect(last()).toEqual({ hiddenRows: 'leave out' })
    await user.click(button('Use hidden rows'))
    expect(last()).toEqual({ hiddenRows: 'use' })
  })

  it('call lines “items” in a JSON file', () => {
    const file = { ...anImportReading().file, container: 'json', delimiter: null } as const
    preview(anImportReading({ file, remarks: REMARKS }))
    expect(entries('doubtful')[0]).toMatch(/^Item 47/)
    expect(screen.getByText('215 items, 38.0 kB')).toBeVisible()
  })
})

describe('changes in the import preview', () => {
  it('are undone one by one or reset together, and a reset can be undone', async () => {
    const { user, last } = preview()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(button('Use 24.90'))
    await user.click(button('Use VK netto for Your price'))
    await user.click(button('Undo'))
    expect(last()).toEqual({ doubtful: { '47 price': 'use' } })
    await user.click(button('Reset to the app’s choices'))
    expect(last()).toEqual({})
    await user.click(button('Undo'))
    expect(last()).toEqual({ doubtful: { '47 price': 'use' } })
    await user.click(button('Undo'))
    expect(last()).toEqual({})
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Undo')).toHaveFocus()
    await expectSaid('Undone')
  })

  it('show immediately, before the file is read again', () => {
    const answers: ImportAnswers = {
      encoding: 'utf-8',
      heading: 2,
      columns: { cost: 4 },
      replies: { currency: 'eur' },
      doubtful: { '47 price': 'use' },
    }
    preview(anImportReading(), { answers, isBusy: true })
    expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-8')
    expect(screen.getByRole('combobox', { name: 'Headings' })).toHaveValue('2')
    expect(screen.getByRole('combobox', { name: 'Column for Cost' })).toHaveDisplayValue('VK netto')
    expect(screen.getByRole('radio', { name: /typos/ })).toBeChecked()
    expect(button('Use 24.90')).toHaveAttribute('aria-pressed', 'true')
  })

  it('remembered from an earlier file are mentioned and can be forgotten', async () => {
    const onForget = vi.fn<() => void>()
    const at = new Date(2026, 2, 12).getTime()
    const { user, last } = preview(anImportReading(), { remembered: { at, onForget } })
    const words = 'Read as you chose on 12 Mar for a file with the same columns.'
    expect(screen.getByText(words)).toBeVisible()
    await user.click(button('Forget this'))
    expect(onForget).toHaveBeenCalledTimes(1)
    expect(last()).toEqual({})
    expect(screen.getByRole('region', { name: 'Preisliste_Herbst_2025.csv' })).toHaveFocus()
  })
})

describe('a screen reader', () => {
  it('announces each result of reading once', { tags: 'slow' }, async () => {
    const { user } = preview()
    await expectSaid('Read 211 rows, 1 left out; 1 question')
    await user.click(screen.getByRole('radio', { name: 'Leave them out' }))
    await expectSaid(/^Read 211 rows, 1 left out$/)
    const sentences = Array.from(screen.getByRole('status').children, (one) => one.textContent)
    expect(sentences).toEqual([
      'Read 211 rows, 1 left out; 1 question',
      'Read 211 rows, 1 left out',
    ])
  })
})
