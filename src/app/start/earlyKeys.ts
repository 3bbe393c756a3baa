/** Keys pressed while the code is still on its way: they do what they would do once it is there. */

const pressed: KeyboardEvent[] = []
let onFirst = () => {}
const first = new Promise<void>((resolve) => {
  onFirst = resolve
})

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

const note = (event: KeyboardEvent) => {
  // In a field that has the focus already, the browser writes it; and a control has used what is prevented.
  if (event.target instanceof HTMLInputElement || event.defaultPrevented) return
  // To some browsers Ctrl and K are their own search.
  if ((event.ctrlKey || event.metaKey) && event.key === 'k') event.preventDefault()
  pressed.push(event)
  onFirst()
}

/** From now on until `pressEarlyKeys`; called again meanwhile, it changes nothing. */
export function noteEarlyKeys(): void {
  document.addEventListener('keydown', note)
}

/** Resolves with the first key that is noted. */
export const firstEarlyKey = (): Promise<void> => first

/** What a browser does with a key in a field, and does not with one that was clicked for it: `at` is its place in the text. */
function typeInto(field: HTMLInputElement, key: string, at: number): void {
  field.setRangeText(key, at, at)
  field.setSelectionRange(field.value.length, field.value.length)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }),
  )
}

/** Presses them again; to be called when the shortcuts listen. */
export function pressEarlyKeys(): void {
  document.removeEventListener('keydown', note)
  // React draws what one key did before the next is clicked, which it cannot from within an effect.
  queueMicrotask(() => {
    // Before what was written since the field had the focus.
    let at = 0
    for (const event of pressed.splice(0)) {
      const target = document.activeElement ?? document.body
      const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', event))
      if (isLeft && isText(event) && target instanceof HTMLInputElement) {
        typeInto(target, event.key, at)
        at += 1
      }
    }
  })
}
