import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { FORMATS } from '@/words/exportNames.ts'
import { bytesIn, type SavedFile } from './savedFiles.ts'

type Options = {
  user: UserEvent
  files: readonly SavedFile[]
  /** Label of the export menu. */
  label: string
  format?: 'csv' | 'xlsx' | 'json'
}

/** Opens an export menu, chooses a format and saves; returns the saved file. */
export async function saveFrom({ user, files, label, format = 'csv' }: Options): Promise<Buffer> {
  const before = files.length
  await user.click(await screen.findByRole('button', { name: label }))
  const panel = within(await screen.findByRole('dialog', { name: label }))
  await user.click(await panel.findByRole('radio', { name: FORMATS[format] }))
  await user.click(panel.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(files).toHaveLength(before + 1))
  return bytesIn(files, files[before]?.name ?? '')
}

export type ReadSheet = {
  /** The lines above the table. */
  head: string[]
  /** The lines below the table. */
  footer: string[]
  /** Each row by column name. */
  rows: Record<string, string>[]
}

/** Reads a CSV with header lines. */
export function readSheet(bytes: Buffer): ReadSheet {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { newline: '\r\n' })
  const empty = data.findIndex((cells) => cells.length === 1 && cells[0] === '')
  const names = data[empty + 1] ?? []
  const below = data.findIndex((cells, at) => at > empty && cells.length === 1 && cells[0] === '')
  return {
    footer: data.slice(below + 1).flatMap(([cell = '']) => (cell === '' ? [] : [cell])),
    head: data.slice(0, empty).map(([cell = '']) => cell),
    rows: data
      .slice(empty + 2)
      .filter((cells) => cells.length > 1)
      .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))),
  }
}
