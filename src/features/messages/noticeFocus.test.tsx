import { beforeEach, describe, expect, it } from 'vitest'
import { moveFocusFromNotice, moveFocusForRetry, restoreRetryFocus } from './noticeFocus.ts'

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
  restoreRetryFocus(null)
})

describe('the focus of a control that disappears when clicked', () => {
  it('moves to the section that contains its notice', () => {
    control().focus()
    expect(moveFocusFromNotice(control())).toBe(section())
    expect(section()?.contains(document.activeElement)).toBe(true)
    expect(control()).not.toHaveFocus()
  })

  it('stays if the notice is in no section', () => {
    show(NOTICE)
    control().focus()
    expect(moveFocusFromNotice(control())).toBeNull()
    expect(control()).toHaveFocus()
    moveFocusForRetry(control())
    document.body.focus()
    const before = document.activeElement
    restoreRetryFocus(control())
    expect(document.activeElement).toBe(before)
  })

  it('returns to the control each time the request has failed', () => {
    control().focus()
    moveFocusForRetry(control())
    for (let time = 0; time < 2; time += 1) {
      drawAnew()
      expect(control()).not.toHaveFocus()
      restoreRetryFocus(control())
      expect(control()).toHaveFocus()
    }
  })

  it('does not return if the user has moved it elsewhere, then or later', () => {
    control().focus()
    moveFocusForRetry(control())
    byId('other')?.focus()
    drawAnew()
    restoreRetryFocus(control())
    expect(byId('other')).toHaveFocus()
    byId('other')?.blur()
    drawAnew()
    restoreRetryFocus(control())
    expect(control()).not.toHaveFocus()
  })

  it('does not return to a control of another section', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section><button id="far">Far</button></section>',
    )
    control().focus()
    moveFocusForRetry(control())
    restoreRetryFocus(byId('far'))
    expect(byId('far')).not.toHaveFocus()
    drawAnew()
    restoreRetryFocus(control())
    expect(control()).toHaveFocus()
  })

  it('does not return to a control that did not have it', () => {
    moveFocusForRetry(control())
    byId('other')?.focus()
    restoreRetryFocus(control())
    byId('other')?.blur()
    restoreRetryFocus(control())
    expect(document.body).toHaveFocus()
  })
})
