/** Which countries have a row for a currency label, and the labels after a change. */

type Labels = Readonly<Record<string, string>>

/** The countries asked for, then those of the deployment and any others that have a label. */
export function labelledCountries(
  asked: readonly string[],
  offered: readonly string[],
  labels: Labels,
): string[] {
  const labelled = new Set(Object.keys(labels).filter((code) => (labels[code] ?? '') !== ''))
  return [...new Set([...asked, ...offered.filter((code) => labelled.has(code)), ...labelled])]
}

/** An empty label is kept only where it takes the place of the deployment's. */
export function withLabel(
  kept: Labels,
  deployed: Labels | undefined,
  code: string,
  label: string,
): Labels {
  const isDeployed = Object.hasOwn(deployed ?? {}, code)
  const others = Object.entries(kept).filter(([other]) => other !== code)
  return Object.fromEntries(label === '' && !isDeployed ? others : [...others, [code, label]])
}
