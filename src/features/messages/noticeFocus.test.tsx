import { beforeEach, describe, expect, it } from 'vitest'
import { leaveNotice, leaveToAsk, takeUpAgain } from './noticeFocus.ts'

const NOTICE = '<div data-notice tabindex="-1"><button id="again">Try again</button></div>'

function show(html = `<main><section>${NOTICE}</section></main><a id="other" href="/">Other</a>`) {
  document.body.innerHTML = html
}
const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)
const control = () => byId('again') as HTMLElement // shown by each test
const section = () => document.querySelector('section')

/** Removes the notice and draws it again. */
function drawAnew() {
  const notice = document.querySelector('[data-notice]')
  notice?.remove()
  section()?.insertAdjacentHTML('beforeend', NOTICE)
}

beforeEach(() => {
  show()
  takeUpAgain(null)
})

describe('the focus of a control that goes with its press', () => {
  it('goes to the part of the page that its notice stands in', () => {
    control().focus()
    expect(leaveNotice(control())).toBe(section())
    expect(section()?.contains(document.activeElement)).toBe(true)
    expect(control()).not.toHaveFocus()
  })

  it('stays where the notice stands in no part', () => {
    show(NOTICE)
    control().focus()
    expect(leaveNotice(control())).toBeNull()
    expect(control()).toHaveFocus()
    leaveToAsk(control())
    document.body.focus()
    const before = document.activeElement
    takeUpAgain(control())
    expect(document.activeElement).toBe(before)
  })

  it('comes back with it, each time that asking failed', () => {
    control().focus()
    leaveToAsk(control())
    for (let time = 0; time < 2; time += 1) {
      drawAnew()
      expect(control()).not.toHaveFocus()
      takeUpAgain(control())
      expect(control()).toHaveFocus()
    }
  })

  it('does not come back to one who has gone elsewhere, then or later', () => {
    control().focus()
    leaveToAsk(control())
    byId('other')?.focus()
    drawAnew()
    takeUpAgain(control())
    expect(byId('other')).toHaveFocus()
    byId('other')?.blur()
    drawAnew()
    takeUpAgain(control())
    expect(control()).not.toHaveFocus()
  })

  it('does not come back to a control of another part', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section><button id="far">Far</button></section>',
    )
    control().focus()
    leaveToAsk(control())
    takeUpAgain(byId('far'))
    expect(byId('far')).not.toHaveFocus()
    drawAnew()
    takeUpAgain(control())
    expect(control()).toHaveFocus()
  })

  it('does not come where nobody requested again', () => {
    leaveToAsk(control())
    byId('other')?.focus()
    takeUpAgain(control())
    byId('other')?.blur()
    takeUpAgain(control())
    expect(document.body).toHaveFocus()
  })
})
