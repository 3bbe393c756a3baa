/**
 * The appearances that the demo pictures can show: shapes with plausible colours and patterns, and the names of the picture files.
 */

export type Shape =
  | 'shirt'
  | 'campshirt'
  | 'tee'
  | 'polo'
  | 'kurta'
  | 'jacket'
  | 'sweater'
  | 'dress'
  | 'saree'
  | 'skirt'
  | 'jeans'
  | 'shorts'
  | 'sneaker'
  | 'boot'
  | 'watch'
  | 'handbag'
  | 'backpack'
  | 'headphones'
  | 'sunglasses'
  | 'bottle'
  | 'parcel'

export type Colour =
  | 'White'
  | 'Ecru'
  | 'Beige'
  | 'Grey'
  | 'Black'
  | 'Navy'
  | 'Blue'
  | 'Light blue'
  | 'Green'
  | 'Olive'
  | 'Teal'
  | 'Red'
  | 'Maroon'
  | 'Pink'
  | 'Orange'
  | 'Yellow'
  | 'Brown'
  | 'Purple'
  | 'Tan'
  | 'Silver'

export type Pattern = 'Solid' | 'Striped' | 'Checked' | 'Dotted' | 'Floral'

export type Appearance = { colour: Colour; pattern: Pattern }

type Range = Partial<Record<Pattern, readonly Colour[]>>

const ranges: Record<Shape, Range> = {
  shirt: {
    Solid: [
      'White',
      'Light blue',
      'Blue',
      'Navy',
      'Black',
      'Grey',
      'Pink',
      'Beige',
      'Ecru',
      'Olive',
      'Green',
      'Maroon',
      'Tan',
      'Purple',
    ],
    Striped: ['White', 'Blue', 'Light blue', 'Navy', 'Pink', 'Green', 'Grey', 'Maroon'],
    Checked: ['Navy', 'Red', 'Blue', 'Green', 'Beige', 'Yellow', 'Maroon', 'Grey'],
    Dotted: ['White', 'Navy', 'Light blue', 'Black'],
    Floral: ['Pink', 'Navy', 'White', 'Teal'],
  },
  campshirt: {
    Solid: ['White', 'Ecru', 'Light blue', 'Olive', 'Orange', 'Black'],
    Striped: ['White', 'Ecru', 'Blue', 'Green', 'Orange'],
    Checked: ['Teal', 'Yellow', 'Blue'],
    Dotted: ['Light blue', 'Navy', 'Pink'],
    Floral: ['Olive', 'Navy', 'Teal', 'Orange', 'Black', 'White'],
  },
  tee: {
    Solid: [
      'White',
      'Ecru',
      'Black',
      'Grey',
      'Navy',
      'Blue',
      'Green',
      'Olive',
      'Red',
      'Pink',
      'Yellow',
      'Purple',
    ],
    Striped: ['White', 'Navy', 'Red', 'Green', 'Grey'],
    Dotted: ['Red', 'Navy'],
    Floral: ['White', 'Brown', 'Pink'],
  },
  polo: {
    Solid: [
      'Navy',
      'White',
      'Black',
      'Red',
      'Green',
      'Light blue',
      'Pink',
      'Grey',
      'Maroon',
      'Yellow',
    ],
    Striped: ['Navy', 'Green', 'White', 'Red', 'Blue', 'Tan'],
  },
  kurta: {
    Solid: ['White', 'Teal', 'Maroon', 'Yellow', 'Purple', 'Navy', 'Pink', 'Ecru', 'Green'],
    Striped: ['White', 'Blue', 'Grey'],
    Checked: ['Beige', 'Maroon'],
    Dotted: ['Maroon', 'Light blue', 'Orange', 'Black'],
    Floral: ['Maroon', 'Teal', 'White', 'Pink', 'Yellow', 'Navy'],
  },
  jacket: {
    Solid: ['Olive', 'Navy', 'Black', 'Brown', 'Tan', 'Grey', 'Blue', 'Maroon', 'Green', 'Beige'],
    Checked: ['Red', 'Navy', 'Green', 'Brown'],
  },
  sweater: {
    Solid: [
      'Grey',
      'Navy',
      'Ecru',
      'Black',
      'Maroon',
      'Green',
      'Tan',
      'Pink',
      'Light blue',
      'Olive',
    ],
    Striped: ['Grey', 'Navy', 'Ecru', 'Red', 'Green'],
  },
  dress: {
    Solid: ['Black', 'Red', 'Navy', 'Teal', 'Pink', 'Olive', 'White', 'Maroon', 'Orange'],
    Striped: ['White', 'Orange', 'Navy'],
    Checked: ['Teal', 'Pink', 'Blue'],
    Dotted: ['Black', 'Red', 'Navy', 'White'],
    Floral: ['Black', 'Pink', 'Light blue', 'Yellow', 'Green', 'Purple'],
  },
  saree: {
    Solid: ['Red', 'Teal', 'Purple', 'Yellow', 'Green', 'Pink'],
    Checked: ['Maroon', 'Ecru'],
    Dotted: ['Maroon', 'Navy'],
    Floral: ['Orange', 'Pink', 'Teal', 'Maroon', 'Navy', 'Green'],
  },
  skirt: {
    Solid: ['Black', 'Navy', 'Beige', 'Olive', 'Pink', 'Maroon'],
    Checked: ['Grey', 'Red', 'Green'],
    Dotted: ['Blue', 'Black'],
    Floral: ['White', 'Teal', 'Navy'],
  },
  jeans: {
    Solid: [
      'Navy',
      'Blue',
      'Light blue',
      'Black',
      'Grey',
      'Olive',
      'Beige',
      'Tan',
      'White',
      'Brown',
    ],
    Striped: ['Navy', 'Grey'],
    Checked: ['Grey', 'Brown'],
  },
  shorts: {
    Solid: ['Beige', 'Navy', 'Olive', 'Pink', 'Black', 'Grey', 'Light blue', 'Tan'],
    Striped: ['Light blue', 'White'],
    Checked: ['Green', 'Blue'],
    Floral: ['Teal', 'Navy'],
  },
  sneaker: {
    Solid: [
      'White',
      'Black',
      'Grey',
      'Navy',
      'Red',
      'Yellow',
      'Green',
      'Blue',
      'Pink',
      'Beige',
      'Silver',
      'Orange',
    ],
  },
  boot: { Solid: ['Tan', 'Brown', 'Black', 'Maroon', 'Olive', 'Grey', 'Beige'] },
  watch: { Solid: ['Brown', 'Black', 'Tan', 'Navy', 'Silver', 'Green', 'Maroon'] },
  handbag: {
    Solid: ['Red', 'Black', 'Tan', 'Brown', 'Beige', 'Navy', 'Green', 'Pink', 'Maroon', 'Yellow'],
  },
  backpack: { Solid: ['Green', 'Black', 'Navy', 'Grey', 'Olive', 'Orange', 'Teal', 'Purple'] },
  headphones: { Solid: ['Black', 'White', 'Navy', 'Red', 'Silver', 'Teal', 'Beige'] },
  sunglasses: { Solid: ['Brown', 'Black', 'Tan', 'Silver', 'Navy', 'Red'] },
  bottle: {
    Solid: [
      'Purple',
      'Green',
      'White',
      'Brown',
      'Teal',
      'Pink',
      'Yellow',
      'Black',
      'Orange',
      'Blue',
      'Red',
      'Ecru',
    ],
  },
  parcel: { Solid: ['Beige', 'Tan', 'White', 'Grey', 'Brown', 'Light blue'] },
}

const shapes = Object.keys(ranges) as Shape[] // the keys of a Record<Shape, …>

/** All appearances of a shape; the solid ones come first. */
export const appearances = Object.fromEntries(
  shapes.map((shape): [Shape, readonly Appearance[]] => [shape, appearancesIn(ranges[shape])]),
) as Record<Shape, readonly Appearance[]> // one entry for every shape

function appearancesIn(range: Range): Appearance[] {
  const patterns = Object.keys(range) as Pattern[] // the keys of a Range
  return patterns.flatMap((pattern) =>
    (range[pattern] ?? []).map((colour) => ({ colour, pattern })),
  )
}

/** The parts of each shape's drawing that the close-ups show. The drawing is 152 units wide; its origin is 4, 4. */
export const closeUps: Record<Shape, readonly { x: number; y: number; size: number }[]> = {
  shirt: [
    { x: 44, y: 14, size: 72 },
    { x: 78, y: 44, size: 56 },
    { x: 8, y: 66, size: 62 },
  ],
  campshirt: [
    { x: 44, y: 18, size: 72 },
    { x: 76, y: 50, size: 56 },
  ],
  tee: [
    { x: 44, y: 16, size: 72 },
    { x: 6, y: 36, size: 62 },
  ],
  polo: [
    { x: 44, y: 18, size: 72 },
    { x: 6, y: 36, size: 62 },
  ],
  kurta: [
    { x: 44, y: 12, size: 72 },
    { x: 24, y: 84, size: 72 },
  ],
  jacket: [
    { x: 44, y: 14, size: 72 },
    { x: 30, y: 82, size: 72 },
  ],
  sweater: [
    { x: 44, y: 14, size: 72 },
    { x: 34, y: 88, size: 66 },
  ],
  dress: [
    { x: 44, y: 12, size: 72 },
    { x: 34, y: 84, size: 72 },
  ],
  saree: [
    { x: 40, y: 14, size: 76 },
    { x: 36, y: 84, size: 72 },
  ],
  skirt: [
    { x: 46, y: 20, size: 68 },
    { x: 28, y: 78, size: 72 },
  ],
  jeans: [
    { x: 44, y: 8, size: 72 },
    { x: 40, y: 90, size: 68 },
  ],
  shorts: [
    { x: 44, y: 22, size: 72 },
    { x: 36, y: 70, size: 66 },
  ],
  sneaker: [
    { x: 50, y: 36, size: 68 },
    { x: 6, y: 72, size: 62 },
  ],
  boot: [
    { x: 60, y: 12, size: 72 },
    { x: 12, y: 80, size: 68 },
  ],
  watch: [
    { x: 40, y: 40, size: 80 },
    { x: 50, y: 100, size: 58 },
  ],
  handbag: [
    { x: 46, y: 70, size: 68 },
    { x: 44, y: 10, size: 76 },
  ],
  backpack: [
    { x: 44, y: 18, size: 72 },
    { x: 44, y: 82, size: 68 },
  ],
  headphones: [
    { x: 14, y: 74, size: 66 },
    { x: 44, y: 16, size: 72 },
  ],
  sunglasses: [
    { x: 12, y: 44, size: 72 },
    { x: 58, y: 50, size: 46 },
  ],
  bottle: [
    { x: 46, y: 8, size: 68 },
    { x: 44, y: 72, size: 72 },
  ],
  parcel: [
    { x: 44, y: 30, size: 72 },
    { x: 74, y: 66, size: 66 },
  ],
}

/** `/demo-pictures/shirt-navy-striped-1.webp`: number 1 is the front, the others are close-ups. */
export function picturePath(shape: Shape, appearance: Appearance, number: number): string {
  return `/demo-pictures/${pictureName(shape, appearance)}-${number}.webp`
}

/** The picture file name of an appearance, without number and extension. */
function pictureName(shape: Shape, appearance: Appearance): string {
  const colour = appearance.colour.toLowerCase().replace(' ', '-')
  return appearance.pattern === 'Solid'
    ? `${shape}-${colour}`
    : `${shape}-${colour}-${appearance.pattern.toLowerCase()}`
}
