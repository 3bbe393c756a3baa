/** Every API variant of the demo service once, in as few services as there can be: those of different points together. */
import { apiVariants, type NamedApiVariant } from '../../mocks/apiVariants.ts'

const excludes = (one: NamedApiVariant) => (other: NamedApiVariant) =>
  Object.keys(one.reading).some((point) => point in other.reading)

export function together(): string[][] {
  const services: NamedApiVariant[][] = []
  for (const dialect of apiVariants) {
    const free = services.find((service) => !service.some(excludes(dialect)))
    if (free) free.push(dialect)
    else services.push([dialect])
  }
  return services.map((service) => service.map(({ name }) => name))
}
