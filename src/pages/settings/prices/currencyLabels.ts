/** Says which countries have a row for a currency label, and computes the labels after a change. */

type Labels = Readonly<Record<string, string>>

/** The countries with a row: the requested ones, then those of the deployment, and others with a label. */
export function labelledCountries(
  requested: readonly string[],
  offered: readonly string[],
  labels: Labels,
): string[] {
  const labelled = new Set(Object.keys(labels).filter((code) => (labels[code] ?? '') !== ''))
  return [...new Set([...requested, ...offered.filter((code) => labelled.has(code)), ...labelled])]
}

/** The labels after a change. An empty label is stored only when it overrides the deployment's. */
export function withLabel(
  saved: Labels,
  deployed: Labels | undefined,
  code: string,
  label: string,
): Labels {
  const isDeployed = Object.hasOwn(deployed ?? {}, code)
  const others = Object.entries(saved).filter(([other]) => other !== code)
  return Object.fromEntries(label === '' && !isDeployed ? others : [...others, [code, label]])
}
