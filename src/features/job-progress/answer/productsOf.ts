import { acceptedRecord, type ItemAnswer } from '@/domain/pricing/itemAnswer.ts'

/** The products in a row’s answer with their countries: its listings, or the offers of a code. */
export function productsOf(
  answer: ItemAnswer,
  countries: readonly string[],
): { id: string | null; country: string }[] {
  const country = countries.join(',')
  return named(answer).map(({ productId }) => ({ id: productId, country }))
}

function named(answer: ItemAnswer): readonly { productId: string | null }[] {
  switch (answer.kind) {
    case 'ean':
      return answer.offers
    case 'url':
      return answer.records
    case 'id':
      return answer.product ? [answer.product] : []
    case 'title': {
      const record = acceptedRecord(answer)
      return record ? [record] : []
    }
  }
}
