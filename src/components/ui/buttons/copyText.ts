/**
 * Copies a text that is still being created. Some browsers allow that only during the click, so they get the promise. Rejects
 * if the browser refuses, or with the error of the text.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text)
    return
  }
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }))
  // Avoids an unhandled rejection if the browser refuses first; an error of the text is rethrown below.
  blob.catch(() => {})
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch (error) {
    await text
    throw error
  }
}
