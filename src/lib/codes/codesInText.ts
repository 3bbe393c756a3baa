/** Finds codes among other words: "2x 4006381333931 – pen", "EAN 4006381333931, art. 4711". */

/** A number of 12 to 14 digits that is not part of a longer number, a word or a URL. */
const NUMBER = /(?<![\p{L}\p{N}_/=.,-])\d{12,14}(?![\p{L}\p{N}_]|[.,-]\d)/gu
/**
 * Words before a number that is not a product code, but the number of a phone, bank account, order, company, location or parcel.
 */
const OTHER_NUMBER =
  /(?<![\p{L}\p{N}])(?:tel|telefon|telefono|téléphone|phone|fax|mobil|mobile|handy|iban|bic|konto|kto|account|blz|ust|uid|vat|steuer|hrb|hra|siret|siren|nip|regon|ico|gln|iln|sscc|nve|rechnung|invoice|facture|factura|fattura|faktura|auftrag|bestellung|bestell|order|po|commande|pedido|ordine|zamówienie|lieferschein|delivery|kunde|kunden|customer|client|tracking|sendung|sendungs|colis|imei|serial|serien|sn|charge|chargen|lot|batch|asin)(?:s|en)?[\s.:#-]*(?:nr|no|number|nummer|numer|num|n°|id|note)?[\s.:#-]*$/iu

/** The distinct numbers that may be codes, in order. Empty if the text has a URL or no such number. */
export function numbersInText(text: string): string[] {
  if (text.includes('://')) return []
  const numbers = [...text.matchAll(NUMBER)]
    .filter(({ index }) => !OTHER_NUMBER.test(text.slice(0, index)))
    .map(([digits]) => digits)
  return [...new Set(numbers)]
}
