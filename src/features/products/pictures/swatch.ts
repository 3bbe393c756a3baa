/** Colour names of the catalog as CSS colours, for the swatch beside the name. */

const COLOURS = new Map<string, string>(
  Object.entries({
    white: '#ffffff',
    'off white': '#f6f1e3',
    ivory: '#f8f3df',
    cream: '#f3e7c6',
    beige: '#dccbaa',
    nude: '#e3bfa5',
    tan: '#c79a68',
    camel: '#bb8b52',
    khaki: '#a99b6b',
    brown: '#6f4528',
    chocolate: '#4a2a18',
    coffee: '#5a4032',
    rust: '#a5481f',
    copper: '#b06a3b',
    bronze: '#8a6a37',
    black: '#151515',
    charcoal: '#3a3d40',
    grey: '#8a8d90',
    'light grey': '#c3c6c8',
    'dark grey': '#55585b',
    silver: '#bfc3c6',
    navy: '#1b2a4e',
    blue: '#2c5fb3',
    'light blue': '#9cc3e6',
    'sky blue': '#86c0ea',
    'dark blue': '#1c3a75',
    'royal blue': '#2945b8',
    indigo: '#3a3a85',
    denim: '#4a6a93',
    turquoise: '#3fbcb4',
    teal: '#1f7a78',
    aqua: '#6fd3d6',
    mint: '#b4e2c8',
    green: '#3c8a4c',
    'light green': '#a3d39c',
    'dark green': '#1f5130',
    olive: '#6c6d33',
    sage: '#a3b096',
    lime: '#a9cf3c',
    yellow: '#f0d13c',
    mustard: '#cf9d26',
    gold: '#cda349',
    orange: '#e2822f',
    peach: '#f5bd9b',
    coral: '#f0786a',
    red: '#c22f32',
    maroon: '#6d1f2b',
    burgundy: '#641a2d',
    wine: '#6a1f38',
    pink: '#eda1b9',
    'light pink': '#f6cdd8',
    'hot pink': '#e2448c',
    'rose gold': '#d59a8c',
    fuchsia: '#c3308c',
    magenta: '#b82a86',
    purple: '#6d3f93',
    violet: '#7e55b5',
    lavender: '#c3b4e0',
    lilac: '#cbaedb',
    mauve: '#b28aa6',
    plum: '#653052',
  }),
)

const MULTI = new Set(['multi', 'multicolour', 'multicoloured', 'assorted', 'rainbow', 'mixed'])

/** A CSS colour, `multi` for several colours, null for an unknown name (then no swatch is drawn). */
export function swatchOf(colourName: string): string | null {
  const name = colourName
    .trim()
    .toLowerCase()
    .replaceAll('color', 'colour')
    .replaceAll('gray', 'grey')
    .replace(/[\s_-]+/g, ' ')
  if (MULTI.has(name.replaceAll(' ', ''))) return 'multi'
  return COLOURS.get(name) ?? COLOURS.get(name.replace(/ (?:blue)$/, '')) ?? null
}
