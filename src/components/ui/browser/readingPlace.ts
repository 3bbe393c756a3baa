/** Where the focus goes when the control that had it is gone with its press: to the part of the page around it. */

/** The parts that say where one is. */
export const PARTS = 'section, form, dialog, main'

/** Where the focus is to be in a part. All of the page is no place to read on from: its heading says where one is. */
export const placeIn = (part: Element) =>
  part.matches('main') ? (part.querySelector('h1') ?? part) : part
