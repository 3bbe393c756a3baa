/**
 * Combines all API variants of the demo service into as few services as possible; only variants of different points can be
 * combined.
 */
import { apiVariants, type NamedApiVariant } from '../../mocks/apiVariants.ts'

const excludes = (one: NamedApiVariant) => (other: NamedApiVariant) =>
  Object.keys(one.reading).some((point) => point in other.reading)

export function combinedVariants(): string[][] {
  const services: NamedApiVariant[][] = []
  for (const dialect of apiVariants) {
    const free = services.find((service) => !service.some(excludes(dialect)))
    if (free) free.push(dialect)
    else services.push([dialect])
  }
  return services.map((service) => service.map(({ name }) => name))
}
