/** The traits that each shop states for the catalog's first article: every feed describes the same shirt differently. */
import type { WireTraits } from '../../wire.ts'

const shared = { quantity: '1 piece' }

const usual: WireTraits = {
  benefits: 'Breathable|Easy iron|Keeps its shape',
  preference: 'Organic cotton|Natural fibre',
  concern: 'Sensitive skin',
  ...shared,
  fit: 'Slim|True to size',
}

/** By the shop's id; other shops state `usual`. */
const byMerchant: Record<string, WireTraits> = {
  cartwheel: {
    benefits: 'Breathable|Moisture wicking|Soft from the first wear',
    preference: 'Organic cotton|Responsibly sourced',
    concern: 'Sensitive skin',
    ...shared,
    fit: 'Slim|Long sleeves',
  },
  bazaarly: {
    benefits: 'Breathable|Easy iron|Moisture wicking',
    preference: 'Responsibly sourced',
    concern: 'Sweat marks',
    ...shared,
    fit: 'Slim',
  },
  sundial: {
    benefits: 'Breathable|Easy iron|Soft from the first wear',
    preference: 'Organic cotton|Natural fibre',
    ...shared,
    fit: 'Slim|True to size|Long sleeves',
  },
  threadpost: {
    benefits: 'Breathable|Moisture wicking|Soft from the first wear',
    preference: 'Organic cotton|Responsibly sourced',
    concern: 'Sensitive skin|Sweat marks',
    ...shared,
    fit: 'slim',
  },
  harbormain: {
    benefits: 'Breathable|Easy iron|Keeps its shape',
    ...shared,
    fit: 'Slim|Long sleeves',
  },
  fieldstone: {
    benefits: 'Breathable|Easy iron|Soft from the first wear',
    preference: 'Organic cotton',
    concern: 'Sensitive skin',
    ...shared,
    fit: 'Slim|True to size|Long sleeves',
  },
  petra: {
    benefits: 'Breathable',
    preference: 'Organic cotton|Responsibly sourced',
    ...shared,
    fit: 'Slim',
  },
}

export function showcaseTraits(merchantId: string): WireTraits {
  return { ...(byMerchant[merchantId] ?? usual) }
}
