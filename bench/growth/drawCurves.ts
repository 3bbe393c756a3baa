/** Curves over growing work as a picture: both axes logarithmic, each line named at its end with its exponent. */
import { exponentOf, shortSize, written, type Curve, type Point } from './curve.ts'

const WIDTH = 860
const HEIGHT = 440
/** Of the plot. */
const [LEFT, RIGHT, TOP, BOTTOM] = [84, 590, 64, 380]
/** Between the names of two lines. */
const GAP = 36
/** Dark enough for text on white, and apart for eyes that confuse red and green. */
const COLOURS = ['#00558c', '#a8440a', '#00664a', '#8a2c6b', '#5a5a00', '#4a4a4a']
const [INK, QUIET, LINE] = ['#1d2226', '#4d575e', '#d9dee2']

type Picture = {
  title: string
  /** Of what there is more and more. */
  across: string
  /** What the upright axis counts. */
  up: string
  curves: readonly Curve[]
}

type Scale = (value: number) => number

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(words)}</text>`
}

function scaleOf(from: number, to: number, first: number, last: number): Scale {
  const [low, high] = [Math.log(from), Math.log(to)]
  return (value) => first + ((Math.log(value) - low) / (high - low)) * (last - first)
}

function decadesOf(values: readonly number[]): number[] {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at))
}

/** Where names stand that would otherwise cover each other: in their order, each at least a gap below the one before. */
function spread(wanted: readonly number[]): number[] {
  const places = [...wanted]
  const order = [...wanted.keys()].toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  let least = TOP
  for (const at of order)
    least = places[at] = Math.max(places[at] ?? 0, least + (least > TOP ? GAP : 0))
  let most = BOTTOM
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, most)
    most = places[at] - GAP
  }
  return places
}

function drawLine(points: readonly Point[], x: Scale, y: Scale, colour: string): string {
  const places = points.map(({ n, value }) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`)
  const dots = places.map((place) => {
    const [left, top] = place.split(',')
    return `<circle cx="${left}" cy="${top}" r="3.5" fill="${colour}"/>`
  })
  return `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`
}

function drawName(curve: Curve, top: number, end: number, colour: string): string {
  const last = curve.points.at(-1)?.value ?? Number.NaN
  const figure = `${written(last)} ${curve.unit} · n^${exponentOf(curve.points).toFixed(2)}`
  return [
    `<path d="M${RIGHT + 8} ${end.toFixed(1)}L${RIGHT + 24} ${top.toFixed(1)}" stroke="${colour}" fill="none"/>`,
    text(RIGHT + 30, top - 2, curve.name, `fill="${colour}" font-weight="600"`),
    text(RIGHT + 30, top + 14, figure, `fill="${INK}"`),
  ].join('')
}

/** An SVG with a ground of its own, so that it can be read on a dark page too. */
export function drawCurves({ title, across, up, curves }: Picture): string {
  const points = curves.flatMap((curve) => curve.points)
  const sizes = [...new Set(points.map(({ n }) => n))].toSorted((a, b) => a - b)
  const decades = decadesOf(points.map(({ value }) => value))
  const x = scaleOf(sizes[0] ?? 1, sizes.at(-1) ?? 10, LEFT + 14, RIGHT)
  const y = scaleOf(decades[0] ?? 1, decades.at(-1) ?? 10, BOTTOM, TOP)
  const ends = curves.map((curve) => y(curve.points.at(-1)?.value ?? 1))
  const names = spread(ends)
  const centred = `text-anchor="middle" fill="${QUIET}"`
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ffffff" stroke="${LINE}"/>`,
    text(24, 34, title, `font-size="16" font-weight="600" fill="${INK}"`),
    ...decades.flatMap((value) => [
      `<path d="M${LEFT} ${y(value).toFixed(1)}H${RIGHT}" stroke="${LINE}"/>`,
      text(LEFT - 8, y(value) + 4, written(value), `text-anchor="end" fill="${QUIET}"`),
    ]),
    ...sizes.flatMap((n) => [
      `<path d="M${x(n).toFixed(1)} ${BOTTOM}v5" stroke="${QUIET}"/>`,
      text(x(n), BOTTOM + 20, shortSize(n), centred),
    ]),
    text((LEFT + RIGHT) / 2, BOTTOM + 44, across, centred),
    text(0, 0, up, `${centred} transform="translate(24 ${(TOP + BOTTOM) / 2}) rotate(-90)"`),
    ...curves.map((curve, at) => {
      const colour = COLOURS[at % COLOURS.length] ?? INK
      const name = drawName(curve, names[at] ?? 0, ends[at] ?? 0, colour)
      return drawLine(curve.points, x, y, colour) + name
    }),
  ]
  const says = curves
    .map(({ name, points: of }) => `${name} grows with n to the ${exponentOf(of).toFixed(2)}`)
    .join(', ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(`${title}: ${says}`)}</title>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}
