/** Over once what was drawn last is on the page, with the pictures that it asks for first: what is fetched before takes the line from them. */

/** What stands around them is wanted, too. */
const LONGEST_MS = 1000

export async function firstPictures(): Promise<void> {
  // What is done in a frame's own callback would be done before it is drawn.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[loading=eager]')]
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    void Promise.allSettled(pictures.map(async (picture) => picture.decode())).then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
