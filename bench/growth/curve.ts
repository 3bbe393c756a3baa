/** A figure while the work grows: its points, and the exponent of the power of n that fits them. */

export type Point = { n: number; value: number }
export type Curve = { name: string; unit: string; points: readonly Point[] }

/** Least squares through the logarithms: 1 is linear, 0 is flat, 2 is square. */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ n, value }) => ({ x: Math.log(n), y: Math.log(value) }))
  const mean = (read: (log: { x: number; y: number }) => number) =>
    logs.reduce((sum, log) => sum + read(log), 0) / logs.length
  const [x, y] = [mean((log) => log.x), mean((log) => log.y)]
  return mean((log) => (log.x - x) * (log.y - y)) / mean((log) => (log.x - x) ** 2)
}

/** Three figures that count: "0.0213", "4.2", "1,230". */
export function written(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 })
}

/** "20k", "1M": the sizes of a scale. */
export function shortSize(n: number): string {
  if (n >= 1_000_000) return `${n / 1_000_000}M`
  return n >= 1000 ? `${n / 1000}k` : String(n)
}
