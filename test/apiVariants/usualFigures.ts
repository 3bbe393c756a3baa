/** The figures of the core journeys with the usual service, which every other service must match. */
import { figuresOn } from './journeys.ts'

type Figures = Awaited<ReturnType<typeof figuresOn>>

let usual: Promise<Figures> | undefined

export const usualFigures = (): Promise<Figures> => (usual ??= figuresOn([]))

/** A service may give one picture where others give several. */
export async function usualFiguresOn(names: readonly string[]): Promise<Figures> {
  const { prices, ...others } = await usualFigures()
  const pictures = names.includes('one-more-picture') ? 1 : prices.pictures
  return { ...others, prices: { ...prices, pictures } }
}
