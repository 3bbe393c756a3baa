/**
 * Puts a text that is still being made on the clipboard. Some browsers allow that only to the click itself, so they are
 * given the promise. Rejects where the browser refuses, or with the reason of the text.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text)
    return
  }
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }))
  // A refusal comes first where the text is not there yet; its own fault is told below.
  blob.catch(() => {})
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch (error) {
    await text
    throw error
  }
}
