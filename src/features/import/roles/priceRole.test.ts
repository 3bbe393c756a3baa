import { describe, expect, it } from 'vitest'
import { priceRole } from './priceRole.ts'

const headings = (list: string) => list.split('|').map((heading) => heading.trim())
/** "price", "cost" …, or "about prices" or "none" where the heading is of something else. */
const roleOf = (heading: string) => {
  const found = priceRole(heading)
  return found?.kind === 'role' ? found.role : (found?.kind ?? 'none')
}
const rolesOf = (list: string) =>
  Object.fromEntries(headings(list).map((heading) => [heading, roleOf(heading)]))
const all = (list: string, role: string) =>
  Object.fromEntries(headings(list).map((heading) => [heading, role]))

describe('a heading in any language', () => {
  it.each([
    [
      'a reduced price',
      'salePrice',
      `
      Sale price | Special price | Promo price | Promotional price | Discounted price | Action price | Deal price |
      Clearance price | Aktionspreis | Angebotspreis | Sonderpreis | Prix promo | Prix promotionnel | Prix soldé |
      Prix remisé | Precio de oferta | Precio oferta | Precio rebajado | Precio promocional | Precio promoción |
      Prezzo scontato | Prezzo in offerta | Prezzo promozionale | Prezzo offerta | Preço promocional |
      Preço em promoção | Preço de promoção | Preço com desconto | Aanbiedingsprijs | Actieprijs | Cena promocyjna |
      Cena po rabacie | Akční cena | Cena po slevě | Kampanjpris | Reapris | Extrapris | Tilbudspris | Kampagnepris |
      Tilbudspris inkl. moms | Nedsat pris | İndirimli fiyat | Kampanya fiyatı | Promosyon fiyatı | Акционная цена |
      Цена со скидкой | Цена по акции | Спеццена | 促销价 | 特价 | 优惠价 | 活动价 | 折扣价 | 折后价 | セール価格 | 特価 | 割引価格 | 特別価格 |
      سعر العرض | سعر التخفيض | سعر الخصم | السعر بعد الخصم`,
    ],
    [
      'the lowest price that is allowed',
      'floor',
      `
      Floor | Floor price | MAP | MAP price | Minimum price | Min price | Min. price | Lowest price allowed |
      Mindestpreis | Min. Preis | Minimaler Preis | Preisuntergrenze | Untergrenze | Mindest-VK |
      Mindestverkaufspreis | Prix plancher | Prix minimum | Prix minimal | Prix mini | Precio mínimo |
      Precio minimo de venta | Prezzo minimo | Prezzo minimo di vendita | Preço mínimo | Minimumprijs |
      Minimale prijs | Minimale verkoopprijs | Cena minimalna | Minimální cena | Min. cena | Minimipris |
      Lägsta pris | Minsta pris | Minimumspris | Mindstepris | Mindste pris | Minpris | Minimum fiyat |
      En düşük fiyat | Asgari fiyat | Taban fiyat | Минимальная цена | Мин. цена | МИЦ | 最低价 | 最低价格 | 最低限价 | 底价 |
      最低価格 | الحد الأدنى للسعر | أدنى سعر`,
    ],
    [
      'a target price',
      'target',
      `
      Target price | Target | Zielpreis | Wunschpreis | Sollpreis | Prix cible | Objectif prix | Precio objetivo |
      Prezzo obiettivo | Prezzo target | Preço alvo | Preço-alvo | Streefprijs | Doelprijs | Cena docelowa |
      Cílová cena | Målpris | Hedef fiyat | Целевая цена | 目标价 | 目标价格 | 目標価格 | السعر المستهدف | Önskat pris |
      Ønsket pris`,
    ],
    [
      'a price without tax',
      'price',
      `
      VK netto | Nettopreis | Net price | Price excl. VAT | Price ex VAT | Price (excl. tax) | Preis netto |
      Verkaufspreis netto | Prix HT | Prix de vente HT | PV HT | Precio sin IVA | Prezzo IVA esclusa | Prezzo netto |
      Preço sem IVA | Prijs excl. btw | Verkoopprijs excl. btw | Cena netto | Cena sprzedaży netto | Cena bez DPH |
      Prodejní cena bez DPH | Pris exkl. moms | Pris ekskl. moms | Salgspris ekskl. moms | KDV hariç fiyat |
      Satış fiyatı (KDV hariç) | Цена без НДС | 不含税价 | 未税价 | 税抜価格 | 販売価格(税抜) | السعر بدون ضريبة`,
    ],
  ])('names %s', (_, role, list) => {
    expect(rolesOf(list)).toEqual(all(list, role))
  })

  it('that names an earlier price is a list price, but with less certainty', () => {
    const list = `
      Old price | Previous price | Former price | Price before | Alter Preis | Preis alt | Bisheriger Preis |
      Ancien prix | Prix précédent | Precio anterior | Precio antiguo | Vecchio prezzo | Prezzo precedente |
      Preço antigo | Preço anterior | Oude prijs | Vorige prijs | Stara cena | Poprzednia cena | Původní cena |
      Stará cena | Předchozí cena | Gammalt pris | Tidigare pris | Gammel pris | Førpris | Tidligere pris |
      Eski fiyat | Önceki fiyat | Старая цена | Прежняя цена | 旧价格 | 旧价 | 旧価格 | السعر القديم | السعر السابق |
      VK alt | Alter VK | Preis vorher | Vorheriger Preis | Tidl. pris | Purana daam | Najniższa cena z 30 dni |
      Niedrigster Preis 30 Tage | Lowest price last 30 days | Prix le plus bas 30 jours`
    for (const heading of headings(list))
      expect([heading, priceRole(heading)]).toEqual([
        heading,
        { kind: 'role', role: 'listPrice', weight: 0.4, doubt: null },
      ])
  })
})

describe('a heading is not read as a price when it', () => {
  it.each([
    [
      'a price per quantity',
      `
      Price per kg | Price/kg | Price per 100 g | Price per litre | Unit price per kg | Grundpreis |
      Grundpreis pro kg | Basispreis | Preis/kg | Preis pro Liter | Preis je 100 ml | Kilopreis | Prix au kilo |
      Prix au kg | Prix/kg | Prix au litre | Precio por kg | Precio/kg | Precio por litro | Precio por kilo |
      Prezzo al kg | Prezzo/kg | Prezzo al litro | Preço por kg | Preço/kg | Preço por litro | Kiloprijs |
      Prijs per kg | Prijs per liter | Literprijs | Cena za kg | Cena za litr | Cena/kg | Cena za 1 kg |
      Cena za 100 g | Jämförpris | Jämförelsepris | Kilopris | Literpris | Pris per kg | Pris pr. kg |
      Enhedspris pr. kg | Kg fiyatı | Kilo fiyatı | Litre fiyatı | Birim fiyat (kg) | Цена за кг | Цена за 1 кг |
      Цена за литр | Цена за 100 г | 每公斤价格 | 每斤价格 | 公斤价 | 単価(kg) | kg単価 | 100g当たり価格 | سعر الكيلو | السعر لكل كيلو`,
    ],
    [
      'a price group, price list or price unit',
      `
      Price group | Preisgruppe | Groupe de prix | Grupo de precios | Gruppo prezzi | Prijsgroep | Grupa cenowa |
      Cenová skupina | Prisgrupp | Prisgruppe | Fiyat grubu | Ценовая группа | 价格组 | 価格グループ | Price class |
      Preisklasse | Price level | Preisstufe | Price tier | Price list | Preisliste | Price type | Preisart |
      Preistyp | Price code | Preiscode | Price unit | Preiseinheit | Unité de prix | Unidad de precio |
      Unità di prezzo | Prijseenheid | Jednostka ceny | Cenová jednotka | Prisenhet | Prisenhed | Fiyat birimi |
      Единица цены | 价格单位 | 価格単位 | Price basis | Preisbasis | Price category | Pricing unit | Price source |
      Price status | Currency of price | Preiswährung | Price zone | Preiszone | Price name | Price ID |
      Preisnummer | Price band | Price range | Preisspanne | Preisbereich | Price segment | Preislage`,
    ],
    [
      'a change, a margin, a discount',
      `
      Price change | Price change % | Preisänderung | Preiserhöhung | Preissenkung | Preisabweichung |
      Variation de prix | Évolution du prix | Evolution prix | Hausse de prix | Variación de precio |
      Cambio de precio | Variazione prezzo | Variação de preço | Prijswijziging | Prijsverschil | Zmiana ceny |
      Różnica ceny | Změna ceny | Rozdíl ceny | Prisändring | Prisskillnad | Prisændring | Prisforskel |
      Fiyat değişimi | Fiyat farkı | Изменение цены | Разница цен | 价格变动 | 涨价幅度 | 価格差 | 値上げ率 | Price difference |
      Price delta | Price index | Preisindex | Price increase | Price gap | Price margin | Marge | Margin |
      Margin % | Profit | Markup | Aufschlag | Rohertrag | Handelsspanne | Deckungsbeitrag | DB | Marge brute |
      Taux de marge | Margen | Margine | Margem | Marża | Marže | Marginal | Avance | Dækningsgrad | Kâr marjı |
      Маржа | Наценка | 毛利 | 毛利率 | 粗利 | 粗利率 | Discount | Rabatt | Remise | Descuento | Sconto | Desconto | Korting |
      Rabat | Sleva | Rea % | Indirim oranı | İskonto | Скидка | 折扣 | 割引率 | Price reduction | Preisnachlass |
      Nachlass | Savings | Ersparnis | Vous économisez | Sale % | Discount %`,
    ],
    [
      'a date',
      `
      Price valid from | Price date | Preis gültig ab | Preis ab | Preis vom | Preisdatum | gültig ab | Preisstand |
      Prix valable du | Date du prix | Date de prix | Precio válido desde | Fecha precio | Data prezzo |
      Prezzo valido dal | Data do preço | Preço válido até | Prijs geldig vanaf | Prijsdatum | Prijs per datum |
      Cena od dnia | Cena ważna od | Data ceny | Platnost ceny | Cena platná od | Datum ceny | Pris gäller från |
      Prisdatum | Pris gyldig fra | Prisdato | Fiyat tarihi | Fiyat geçerlilik tarihi | Дата цены |
      Цена действует с | 价格日期 | 价格生效日期 | 価格適用日 | Last price change | Price updated | Price last updated |
      Letzte Preisänderung | Effective date price | Cost effective date | EK-Datum | EK gültig ab | Date achat |
      Date d'achat | Purchase date | Fecha de compra | Data acquisto | Data zakupu | Datum nákupu | Inköpsdatum |
      Indkøbsdato | Alış tarihi | Дата закупки | 进货日期 | 采购日期 | 仕入日 | Einkaufsdatum | Sale start date | Sale end |
      Aktionszeitraum`,
    ],
    [
      'a competitor’s price',
      `
      Competitor price | Competitor's price | Market price | Lowest market price | Price competitor |
      Wettbewerberpreis | Wettbewerbspreis | Konkurrenzpreis | Marktpreis | Preis Wettbewerb | Prix concurrent |
      Prix concurrence | Prix du marché | Prix concurrents | Precio competencia | Precio de la competencia |
      Precio de mercado | Prezzo concorrente | Prezzo concorrenza | Prezzo di mercato | Preço concorrente |
      Preço da concorrência | Preço de mercado | Concurrentieprijs | Prijs concurrent | Marktprijs |
      Cena konkurencji | Cena rynkowa | Cena konkurence | Konkurenční cena | Tržní cena | Konkurrentpris |
      Konkurrentens pris | Marknadspris | Konkurrentpris | Markedspris | Rakip fiyatı | Rakip fiyat | Piyasa fiyatı |
      Цена конкурента | Цена конкурентов | Рыночная цена | 竞争对手价格 | 竞品价格 | 他社価格 | 競合価格 | 市場価格 | سعر المنافس |
      سعر المنافسين | Avg. competitor price | Buy Box price | Buybox price | Average market price`,
    ],
    [
      'a shipping or handling charge',
      `
      Shipping cost | Shipping price | Delivery cost | Shipping costs | Freight cost | Postage | Versandkosten |
      Versand | Frachtkosten | Lieferkosten | Frais de port | Frais de livraison | Coût de livraison |
      Gastos de envío | Coste de envío | Precio envío | Costo spedizione | Spese di spedizione |
      Costi di spedizione | Custo de envio | Portes | Frete | Valor do frete | Verzendkosten | Bezorgkosten |
      Koszt dostawy | Koszt wysyłki | Cena dostawy | Cena za dopravu | Doprava | Poštovné | Fraktkostnad | Frakt |
      Fragt | Fragtpris | Forsendelsesomkostninger | Kargo ücreti | Kargo bedeli | Nakliye | Стоимость доставки |
      Доставка | Цена доставки | 运费 | 邮费 | 送料 | 配送料 | رسوم الشحن | تكلفة الشحن | Handling fee | Packaging cost |
      Verpackungskosten`,
    ],
    [
      'a cost centre',
      `
      Cost center | Cost centre | Kostenstelle | Kostenträger | Kostenart | Centre de coût | Centre de coûts |
      Centro de coste | Centro di costo | Centro de custo | Kostenplaats | Centrum kosztów | MPK |
      Nákladové středisko | Kostnadsställe | Omkostningssted | Kostnadssted | Masraf merkezi | Maliyet merkezi |
      Центр затрат | МВЗ | 成本中心 | 原価センタ | مركز التكلفة | Cost account | Cost type | Cost group`,
    ],
    [
      'a minimum order or stock',
      `
      Minimum order | Minimum order quantity | MOQ | Min. order qty | Min order | Mindestbestellmenge |
      Mindestabnahme | Mindestmenge | Min. Bestellmenge | Quantité minimum | Quantité minimale de commande |
      Minimum de commande | Commande minimum | Pedido mínimo | Cantidad mínima | Cantidad mínima de pedido |
      Ordine minimo | Quantità minima | Quantità minima ordine | Quantidade mínima | Encomenda mínima |
      Minimale bestelhoeveelheid | Minimum bestelaantal | Minimale afname | Minimalne zamówienie | Minimalna ilość |
      Min. zamówienie | Minimální objednávka | Minimální množství | Min. odběr | Minsta beställning |
      Minsta orderkvantitet | Minsta antal | Mindste ordre | Mindste antal | Minimumsordre | Min. bestilling |
      Minimum sipariş | Minimum sipariş adedi | Asgari sipariş | Минимальный заказ | Мин. заказ |
      Минимальная партия | Мин. партия | 最小起订量 | 起订量 | 最低起订量 | 最小発注数 | 最低発注数量 | 最小ロット | الحد الأدنى للطلب |
      Minimum stock | Min stock | Mindestbestand | Stock minimum | Stock mínimo | Scorta minima | Estoque mínimo |
      Minimumvoorraad | Stan minimalny | Minimální zásoba | Minsta lager | Minimumslager | Minimum stok |
      Минимальный остаток | 最低库存 | 最低在庫 | Min. temperature | Minimum age | Mindestalter | Min. Laufzeit |
      Mindesthaltbarkeit | MHD`,
    ],
    [
      'a total or a sales figure',
      `
      Total | Total price | Line total | Total amount | Line amount | Gesamtpreis | Gesamt | Summe | Gesamtbetrag |
      Positionsbetrag | Zeilensumme | Montant total | Prix total | Montant | Montant TTC | Total TTC | Importe |
      Importe total | Precio total | Total línea | Totale | Prezzo totale | Importo | Importo totale | Preço total |
      Valor total | Totaal | Totaalprijs | Totaalbedrag | Regeltotaal | Wartość | Suma | Razem | Wartość brutto |
      Celkem | Celková cena | Cena celkem | Summa | Totalt | Totalpris | Radsumma | Total pris | I alt | Beløb |
      Linjebeløb | Toplam | Toplam fiyat | Tutar | Toplam tutar | Итого | Сумма | Общая стоимость | 合计 | 总价 | 总金额 |
      合計 | 合計金額 | 総額 | الإجمالي | المجموع | Sales value | Umsatz | Turnover | Revenue | Chiffre d'affaires | Ventas |
      Fatturato | Omzet | Obrót | Tržby | Omsättning | Omsætning | Ciro | Выручка | 销售额 | 売上 | Sales | Units sold |
      Sold | Sold qty | Verkäufe | Absatz | Ventes | Verkaufte Menge | Sales 2025`,
    ],
    [
      'a tax',
      `
      VAT | VAT rate | VAT % | MwSt | MwSt-Satz | USt. | Steuersatz | TVA | Taux TVA | IVA | % IVA | Tipo IVA |
      Aliquota IVA | BTW | BTW % | Stawka VAT | VAT (%) | Sazba DPH | DPH | Moms | Momssats | KDV | KDV oranı |
      Ставка НДС | НДС | 税率 | 消費税 | الضريبة | Tax | Tax class | Steuerklasse | Tax code | Sales tax | Price tax`,
    ],
  ])('is about %s', (_, list) => {
    for (const heading of headings(list))
      expect([heading, priceRole(heading)?.kind ?? 'none']).not.toEqual([heading, 'role'])
  })
})

describe('a heading with an unclear meaning', () => {
  const weightOf = (heading: string) => {
    const found = priceRole(heading)
    return found?.kind === 'role' ? found.weight : 0
  }

  it.each([
    ['Amazon price', 'price', 'amazon'],
    ['Orientierungspreis', 'price', 'orientierungs'],
    ['Skidový pris', 'price', 'skidovy'],
    ['会员价', 'price', '会员'],
    ['Tarif', 'price', 'tarif'],
    ['Min pris', 'price', 'min'],
    ['Lowest price', 'floor', 'lowest'],
    ['Najniższa cena', 'floor', 'lowest'],
  ])('has an ambiguous word: %s', (heading, role, doubt) => {
    expect(priceRole(heading)).toMatchObject({ kind: 'role', role, doubt })
  })

  it.each([
    ['VK brutto', 'VK netto'],
    ['Price', 'Net price'],
    ['Selling price', 'Price'],
    ['Price', 'Regular price'],
    ['Price', 'Amount'],
    ['New price', 'Price'],
    ['EK', 'Letzter EK'],
    ['Price', 'Price Quux'],
  ])('is less likely than a clear one: %s before %s', (sure, open) => {
    expect(weightOf(sure)).toBeGreaterThan(weightOf(open) + 0.1)
  })

  it.each([
    ['Price from 1 May 2026', 'price'],
    ['Neuer VK ab 01.05.26', 'price'],
    ['Preis 2026', 'price'],
    ['Price valid from', null],
    ['Preis gültig ab', null],
    ['Sum of Price', 'price'],
    ['Mittelwert von Preis', 'price'],
    ['Somme de Prix d’achat', 'cost'],
    ['求和项:价格', 'price'],
    ['Price per 1 piece', 'price'],
    ['Price per 100 pieces', null],
    ['Preis/100', null],
    ['Price incl. 19% VAT', 'price'],
    ['PRICE_VAT', 'price'],
    ['Preis brutto inkl. 19%', 'price'],
    ['Price [EUR]* (required)', 'price'],
    ['EK [€/Stk]', 'cost'],
    ['Einst.-Preis', 'cost'],
    ['Shelf price', 'price'],
    ['Kassenpreis', 'price'],
    ['Price tax', null],
    ['variant_compare_at_price', 'listPrice'],
    ['', null],
    ['Shop', null],
    ['Sold', null],
    ['Référence', null],
  ])('is understood from all its words: %s', (heading, role) => {
    const found = priceRole(heading)
    expect(found?.kind === 'role' ? found.role : null).toBe(role)
  })
})
