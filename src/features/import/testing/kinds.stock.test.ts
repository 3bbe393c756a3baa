import { A, inputsAreRead } from './kinds.ts'

const words = (yes: string, no: string, open: string) => {
  const all = [yes, no, open].flatMap((list) => list.split('|').map((word) => word.trim()))
  const state = [true, false, null].flatMap((inStock, at) =>
    ([yes, no, open][at] ?? '').split('|').map(() => inStock),
  )
  return {
    text: `id\ttitle\tgtin\tprice\tavailability\n${all.map((word, at) => `${at}\tArticle ${at}\t${A}\t9.90\t${word}`).join('\n')}\n`,
    rows: state.map((inStock, at) => ({ line: at + 2, inStock })),
  }
}

const languages = {
  English: words(
    'In Stock | in_stock | 12 | 5+ | > 10 | Yes | Only 3 left | available | Low stock | 3 in stock | Ships today | Immediately available',
    'Out of stock | OutOfStock | sold-out | 0 | 0.0 | -3 | No | Discontinued | Temporarily out of stock | Not in stock | currently not available | 0 in stock',
    'preorder | Backorder | on request | call us | 2-3 weeks | quux | N/A',
  ),
  German: words(
    'auf Lager | lieferbar | sofort lieferbar | vorrätig | 12 Stück | ja | wenige Stück auf Lager | nur noch 2 auf Lager',
    'nicht lieferbar | ausverkauft | vergriffen | nein | 0 Stück | derzeit nicht verfügbar | zur Zeit nicht lieferbar | momentan ausverkauft | nicht auf Lager',
    'auf Anfrage | Lieferzeit 1-3 Tage | vorbestellbar | bestellbar | demnächst | in Kürze wieder verfügbar',
  ),
  French: words(
    'en stock | disponible | oui | Plus que 2 en stock',
    'rupture de stock | épuisé | indisponible | non | En rupture | temporairement indisponible | hors stock',
    'sur commande | précommande | bientôt disponible',
  ),
  Spanish: words(
    'en stock | disponible | sí | hay existencias',
    'agotado | sin stock | no disponible | no | fuera de stock | temporalmente agotado',
    'bajo pedido | preventa | próximamente',
  ),
  Italian: words(
    'disponibile | in stock | sì | disponibilità immediata',
    'esaurito | non disponibile | no | temporaneamente non disponibile',
    'su ordinazione | in arrivo | preordine',
  ),
  Portuguese: words(
    'em estoque | disponível | sim',
    'esgotado | indisponível | fora de estoque | não | sem estoque',
    'sob encomenda | pré-venda | em breve',
  ),
  Dutch: words(
    'op voorraad | leverbaar | ja | direct leverbaar',
    'uitverkocht | niet op voorraad | niet leverbaar | nee | tijdelijk uitverkocht',
    'op bestelling | binnenkort verwacht',
  ),
  Polish: words(
    'dostępny | w magazynie | tak | na stanie | dostępne',
    'niedostępny | brak w magazynie | brak | nie | wyprzedane | chwilowo niedostępny',
    'na zamówienie | przedsprzedaż | wkrótce dostępny',
  ),
  Czech: words(
    'skladem | dostupné | ano | skladem 5 ks | poslední kus skladem',
    'vyprodáno | není skladem | nedostupné | ne | momentálně nedostupné',
    'na objednávku | předobjednávka | na dotaz',
  ),
  Swedish: words(
    'i lager | finns i lager | ja | tillgänglig',
    'slut i lager | slutsåld | ej i lager | nej | tillfälligt slut',
    'beställningsvara | kommer snart | förbokning',
  ),
  Danish: words(
    'på lager | ja | tilgængelig',
    'udsolgt | ikke på lager | nej | midlertidigt udsolgt',
    'bestillingsvare | på vej | forudbestilling',
  ),
  Turkish: words(
    'stokta | stokta var | var | evet | mevcut',
    'tükendi | stokta yok | yok | hayır | stok yok',
    'ön sipariş | sipariş üzerine | yakında',
  ),
  Russian: words(
    'в наличии | есть | да | на складе',
    'нет в наличии | распродано | нет | отсутствует | временно отсутствует',
    'под заказ | предзаказ | ожидается | скоро',
  ),
  Hindi: words('haan | uplabdh', 'nahi | stock khatam | uplabdh nahi', 'jaldi aa raha hai'),
  Chinese: words(
    '有货 | 现货 | 库存充足 | 是',
    '无货 | 缺货 | 售罄 | 已下架 | 暂时缺货 | 否',
    '预售 | 预订 | 到货通知',
  ),
  Japanese: words(
    '在庫あり | あり | 残りわずか | はい | 在庫僅少',
    '在庫なし | 品切れ | 売り切れ | なし | 完売 | 販売終了 | 一時的に在庫切れ',
    '予約 | お取り寄せ | 入荷待ち',
  ),
  Arabic: words(
    'متوفر | نعم | متوفر في المخزون',
    'غير متوفر | نفد | لا | نفدت الكمية | نفذ من المخزون',
    'طلب مسبق | قريبا',
  ),
}

inputsAreRead(
  'stock in each language',
  Object.entries(languages).map(
    ([language, { text, rows }]) =>
      [language, 'catalog', text, { country: 'us', rows, mayAlsoSay: true }] as const,
  ),
)
