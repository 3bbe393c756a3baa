/** The median and other quantiles of measured values. */

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  const high = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? Number.NaN) + high) / 2
}
