import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goToFirstRow, goToRow, toggleRow } from './resultRows.ts'

const ROW_HEIGHT = 100

const rowOf = (index: number) =>
  `<tr data-row="${index}"><td><input type="checkbox" /><a href="/${index}">Row ${index}</a></td></tr>`
const awaitedRowOf = (index: number) => `<tr data-row="${index}" data-awaited=""><td></td></tr>`

/** A page whose table shows these places, each row at the height of its index, less what was scrolled. */
function show(rows: readonly string[], scrolled = 0): HTMLElement {
  document.body.innerHTML = `<main id="main" tabindex="-1"><table><tbody>${rows.join('')}</tbody></table></main>`
  scrollTo(scrolled)
  const body = document.querySelector('tbody')
  if (!body) throw new Error('no table')
  return body
}

function scrollTo(top: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('tr')].findIndex((row) => row.contains(this))
    return new DOMRect(0, at * ROW_HEIGHT - top, 800, ROW_HEIGHT)
  })
}

const focused = () => document.activeElement?.textContent

beforeEach(() => {
  // jsdom has no layout, so there is nothing to scroll to.
  Element.prototype.scrollIntoView = () => {}
})

describe('keys in a table that draws only some of its rows', () => {
  it('start at the first row in view, not at an element that now shows another row', () => {
    const body = show([0, 1, 2, 3].map(rowOf))
    goToRow(1)
    expect(focused()).toBe('Row 0')
    // Scrolled down: the first row’s elements now show a row far below, out of view.
    const [first] = body.children
    if (!(first instanceof HTMLElement)) throw new Error('no row')
    first.querySelector('a')?.blur()
    first.dataset['row'] = '31'
    first.querySelector('a')?.replaceChildren('Row 31')
    body.append(first)
    goToRow(1)
    expect(focused()).toBe('Row 1')
  })

  it('start at the first row in view if the previous row was scrolled away', () => {
    show([0, 1, 2, 3].map(rowOf))
    goToRow(1)
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    scrollTo(2 * ROW_HEIGHT)
    goToRow(1)
    expect(focused()).toBe('Row 2')
    expect(toggleRow()).toBe(true)
  })

  it('move on from the focused row, over rows that can’t take the focus, to the end', () => {
    const bare = '<tr data-row="1"><td>Nothing to press</td></tr>'
    const box = '<tr data-row="2"><td><input type="checkbox" /></td></tr>'
    show([rowOf(0), bare, box])
    expect([goToRow(1), focused()]).toEqual([true, 'Row 0'])
    expect(goToRow(1)).toBe(true)
    expect(document.querySelector('tr:last-child input')).toHaveFocus()
    expect(goToRow(1)).toBe(false)
    expect([goToRow(-1), focused()]).toEqual([true, 'Row 0'])
    expect(goToRow(-1)).toBe(false)
  })

  it('select or deselect a row if its box is enabled', () => {
    show([
      rowOf(0),
      '<tr data-row="1"><td><a href="/1">Row 1</a><input type="checkbox" disabled /></td></tr>',
    ])
    expect(toggleRow()).toBeNull()
    goToRow(1)
    expect([toggleRow(), toggleRow()]).toEqual([true, false])
    goToRow(1)
    expect(toggleRow()).toBeNull()
  })

  it('wait for a row that is loading', async () => {
    const body = show([awaitedRowOf(0), awaitedRowOf(1)])
    expect(goToRow(1)).toBe(true)
    expect(document.body).toHaveFocus()
    body.innerHTML = rowOf(0) + awaitedRowOf(1)
    await waitFor(() => expect(focused()).toBe('Row 0'))
    expect(goToRow(1)).toBe(true)
    expect(focused()).toBe('Row 0')
    body.lastElementChild?.remove()
    body.insertAdjacentHTML('beforeend', rowOf(1))
    await waitFor(() => expect(focused()).toBe('Row 1'))
  })

  it('don’t focus a loading row if the user moves the focus elsewhere', async () => {
    const body = show([awaitedRowOf(0)])
    goToRow(1)
    const main = document.querySelector('main')
    main?.focus()
    body.innerHTML = rowOf(0)
    await Promise.resolve()
    expect(main).toHaveFocus()
  })
})

describe('the first row of a page just requested', () => {
  const region = () => document.querySelector('table')
  const showPage = (from: number) => {
    const body = document.querySelector('tbody')
    if (body) body.innerHTML = [from, from + 1].map(rowOf).join('')
  }

  it('gets the focus when it has loaded, instead of a row of the previous page', async () => {
    show([0, 1].map(rowOf))
    goToRow(1)
    goToFirstRow()
    expect(document.querySelector('main')).toHaveFocus()
    showPage(24)
    await waitFor(() => expect(focused()).toBe('Row 24'))
    showPage(25)
    await waitFor(() => expect(focused()).toBe('Row 25'))
  })

  it('gets the focus even if the service returns the same rows', async () => {
    show([0, 1].map(rowOf))
    goToRow(1)
    goToRow(1)
    goToFirstRow()
    region()?.setAttribute('aria-busy', 'true')
    await Promise.resolve()
    expect(document.querySelector('main')).toHaveFocus()
    region()?.setAttribute('aria-busy', 'false')
    await waitFor(() => expect(focused()).toBe('Row 0'))
  })

  it('doesn’t take the focus from a user who moved it elsewhere', async () => {
    show([0, 1].map(rowOf))
    document.body.insertAdjacentHTML('beforeend', '<button>Elsewhere</button>')
    goToFirstRow()
    const other = document.querySelector('button')
    other?.focus()
    showPage(24)
    await Promise.resolve()
    expect(other).toHaveFocus()
  })
})
