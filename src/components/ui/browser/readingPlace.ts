/** Finds the element to focus when the focused control disappears: the part of the page around the control. */

/** Elements that show where in the page the user is. */
export const PARTS = 'section, form, dialog, main'

/** The element to focus for a part. In `main` it is the heading, because the whole page is no place to continue reading. */
export const placeIn = (part: Element) =>
  part.matches('main') ? (part.querySelector('h1') ?? part) : part
