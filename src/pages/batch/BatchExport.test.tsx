import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkDigit } from '../../lib/gtin.ts'
import { writePreference } from '../../store/preferences/preferences.ts'
import { keepBatch } from '../../testing/made/aKeptBatch.ts'
import { forgetBatches, run } from '../../testing/pages/batchPage.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { demo } from '../../testing/demo.ts'
import { readSheet } from '../../testing/export/saveFrom.ts'
import { bytesIn, savedFiles } from '../../testing/export/savedFiles.ts'
import { answerOf, forgetKept, ID, MISSED } from '../../testing/kept/keptMarkets.ts'
import { renderAt } from '../../testing/pages/renderAt.tsx'
import { BATCH } from '../../words/batchNames.ts'
import { exportAs } from '../../words/exportNames.ts'
import { myPriceOf } from '../../words/priceListNames.ts'

const NOBODYS = Array.from({ length: 8 }, (_, at) => {
  const digits = `20000000000${at}`
  return `${digits}${checkDigit(digits)}`
})
const WRONG = '2049811763055'

beforeEach(async () => {
  localStorage.clear()
  await forgetBatches()
})

describe('the export of a batch', () => {
  it('says in the middle of a run how far it is, and holds every row all the same', async () => {
    const files = savedFiles()
    writePreference(demoConnection.id, 'mine', { us: ['northgate'] })
    const release = demo.hold()
    const { user } = await run([...NOBODYS, WRONG].join('\n'))
    await user.click(await screen.findByRole('button', { name: BATCH.pause }))
    release()
    const csv = await screen.findByRole('button', { name: exportAs('Export 4 so far', 'csv') })
    await user.click(csv)
    await waitFor(() => expect(files).toHaveLength(1))
    const name = files[0]?.name ?? ''
    expect(name).toMatch(/, incomplete\.csv$/)
    const { head, rows } = readSheet(await bytesIn(files, name))
    expect(head).toEqual(
      expect.arrayContaining([
        'Incomplete: 4 not answered yet',
        'My merchant: northgate',
        'Rows: 9 of 9',
      ]),
    )
    expect(rows.map(({ Status }) => Status)).toEqual([
      ...Array.from({ length: 4 }, () => 'not found'),
      ...Array.from({ length: 4 }, () => 'waiting'),
      'invalid',
    ])
    expect(rows.map(({ Asked }) => Asked)).toEqual([...NOBODYS, WRONG].map((code) => `="${code}"`))
  })

  it('holds a price that was typed right before, though the table is drawn without it', async () => {
    await forgetKept()
    const files = savedFiles()
    await keepBatch({ id: ID, lines: [{ text: MISSED }], answerOf })
    const { user } = renderAt(`/collections/${ID}`)
    const field = await screen.findByRole('textbox', { name: myPriceOf(MISSED) })
    const csv = screen.getByRole('button', { name: exportAs(BATCH.exportAll, 'csv') })
    await user.type(field, '15.5')
    // Both in one turn, as a press is: nothing is kept or drawn between them.
    act(() => {
      field.blur()
      csv.click()
    })
    await waitFor(() => expect(files).toHaveLength(1))
    const { rows } = readSheet(await bytesIn(files, files[0]?.name ?? ''))
    expect(rows[0]).toMatchObject({ 'My price': '15.5', 'My price from': 'price list' })
  })

  it('holds what the table is filtered to, and says of how many', async () => {
    const files = savedFiles()
    const { user } = await run([...NOBODYS.slice(0, 2), WRONG].join('\n'))
    await user.click(await screen.findByRole('radio', { name: 'Not found 2' }))
    const xlsx = { name: exportAs('Export 2 of 3', 'xlsx') }
    await screen.findByRole('button', xlsx)
    await user.click(screen.getByRole('button', { name: exportAs('Export 2 of 3', 'csv') }))
    await waitFor(() => expect(files).toHaveLength(1))
    const { head, rows } = readSheet(await bytesIn(files, files[0]?.name ?? ''))
    expect(head).toEqual(expect.arrayContaining(['Complete', 'Rows: 2 of 3']))
    expect(rows).toHaveLength(2)
  })
})
