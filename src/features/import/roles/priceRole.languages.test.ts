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

describe('a heading of the shop’s selling price', () => {
  it.each([
    [
      'English',
      `
      Price | price | PRICE | Item price | Unit price | Selling price | Sell price | Retail price | Retail |
      Sales price | Our price | My price | Price (EUR) | Price EUR | Price incl. VAT | Price inc VAT |
      Price (inc. GST) | Gross price | Current price | New price | Price new | Final price | Web price |
      Online price | Shop price | Store price | Consumer price | Standard price | Base price | Your price |
      Price per piece | Price/unit | Price each | Price per item | Unit Price (USD) | Price in USD | US$ price |
      Variant Price | sell_price | Price TTC | Amount | Unit retail`,
    ],
    [
      'German',
      `
      Preis | VK | VK-Preis | VK brutto | Verkaufspreis | Verkaufspreis brutto | Bruttopreis | Endpreis |
      Ladenpreis | Shoppreis | Unser Preis | Mein Preis | Neuer Preis | Preis neu | Aktueller Preis |
      Endkundenpreis | Endverbraucherpreis | EVP | VKP | VK-Preis (brutto) | Preis inkl. MwSt. | Stückpreis |
      Preis/Stück | Preis pro Stück | Einzelpreis | Brutto VK | VK Brutto EUR | Preis in Euro | Onlinepreis |
      Webshop-Preis | Normalpreis | Regulärer Preis`,
    ],
    [
      'French',
      `
      Prix | Prix de vente | Prix de vente TTC | Prix TTC | PV TTC | PVTTC | Notre prix | Nouveau prix |
      Prix actuel | Tarif TTC | Prix unitaire TTC | Prix unitaire | PU TTC | Prix en € | Prix magasin`,
    ],
    [
      'Spanish',
      `
      Precio | Precio de venta | PVP | Precio venta | P.V.P. | Precio con IVA | Precio IVA incluido | Precio final |
      Precio actual | Nuevo precio | Precio nuevo | Nuestro precio | Precio unitario | PVP (IVA incl.) | Precio (€)`,
    ],
    [
      'Italian',
      `
      Prezzo | Prezzo di vendita | Prezzo vendita | Prezzo al pubblico | Prezzo IVA inclusa | Prezzo ivato |
      Prezzo nuovo | Nuovo prezzo | Prezzo attuale | Nostro prezzo | Prezzo unitario`,
    ],
    [
      'Portuguese',
      `
      Preço | Preço de venda | Preço venda | Preço c/ IVA | Preço com IVA | PVP c/ IVA | Preço atual | Novo preço |
      Preço unitário | Preço final | Valor de venda | Valor`,
    ],
    [
      'Dutch',
      `
      Prijs | Verkoopprijs | Consumentenprijs | Prijs incl. btw | Prijs incl. BTW (€) | Nieuwe prijs |
      Huidige prijs | Onze prijs | Winkelprijs | VKP incl | Stukprijs`,
    ],
    [
      'Polish',
      `
      Cena | Cena sprzedaży | Cena detaliczna | Cena brutto | Cena sprzedaży brutto | Nowa cena | Aktualna cena |
      Nasza cena | Cena jednostkowa | Cena det. | Cena (PLN) | Cena zł`,
    ],
    [
      'Czech',
      `
      Cena | Prodejní cena | Cena s DPH | Cena včetně DPH | Nová cena | Aktuální cena | Maloobchodní cena |
      Naše cena | Cena za kus | Cena za ks | MOC | Prodejní cena s DPH`,
    ],
    [
      'Swedish',
      `
      Pris | Försäljningspris | Utpris | Butikspris | Pris inkl. moms | Pris inkl moms | Nytt pris | Aktuellt pris |
      Vårt pris | Ordinarie pris | Styckpris | Försäljningspris inkl. moms`,
    ],
    [
      'Danish and Norwegian',
      `
      Pris | Salgspris | Udsalgspris | Pris inkl. moms | Ny pris | Nuværende pris | Vores pris | Butikspris |
      Normalpris | Stk. pris | Udsalgspris inkl. moms | Utsalgspris | Pris (kr.)`,
    ],
    [
      'Turkish',
      `
      Fiyat | Satış fiyatı | Satış Fiyatı (KDV Dahil) | KDV dahil fiyat | Perakende satış fiyatı | Yeni fiyat |
      Güncel fiyat | Birim fiyat | Birim Fiyatı | Trendyol'da Satılacak Fiyat (KDV Dahil) | Fiyat (TL) |
      Etiket fiyatı`,
    ],
    [
      'Russian',
      `
      Цена | Цена продажи | Розничная цена | Цена розничная | Цена, руб. | Цена с НДС | Новая цена | Текущая цена |
      Наша цена | Цена за шт. | Цена за штуку | РЦ | Цена реализации | Отпускная цена`,
    ],
    [
      'Hindi',
      `
      Keemat | Bikri mulya | Vikray mulya | Daam | Khudra mulya | Selling Price (INR) | Naya daam | Bikri keemat`,
    ],
    [
      'Chinese',
      `
      价格 | 售价 | 零售价 | 销售价 | 单价 | 价格(元) | 现价 | 新价格 | 含税价 | 销售价格 | 价格（元） | 线上价 | 会员价`,
    ],
    [
      'Japanese',
      `
      価格 | 販売価格 | 売価 | 税込価格 | 販売価格(税込) | 単価 | 新価格 | 通常価格 | 販売単価 | 売価（税込） | 価格（円） | 小売価格`,
    ],
    [
      'Arabic',
      `
      السعر | سعر البيع | سعر | السعر شامل الضريبة | السعر الجديد | سعر المستهلك | سعر التجزئة`,
    ],
  ])('is recognised in %s', (_, list) => {
    expect(rolesOf(list)).toEqual(all(list, 'price'))
  })
})

describe('a heading of the shop’s cost', () => {
  it.each([
    [
      'English',
      `
      Cost | Cost price | Unit cost | Purchase price | Buying price | Wholesale price | Landed cost | COGS |
      Net cost | Trade price | Supplier price | Buy price | Dealer price | Cost (USD) | Average cost | Last cost |
      Cost per item | Standard cost | FOB price | Invoice cost | Vendor price | Purchase cost | Net purchase price |
      Unit cost price | Reseller price | Item cost | Net price supplier`,
    ],
    [
      'German',
      `
      EK | EK-Preis | EK netto | Einkaufspreis | Einkauf | Einkaufspreis netto | Einstandspreis | Bezugspreis |
      Wareneinsatz | Großhandelspreis | Händlerpreis | Händler-EK | HEK | GLD | Gleitender Durchschnittspreis |
      Netto-EK | NEK | Lieferantenpreis | Herstellkosten | Gestehungspreis | Selbstkosten | Einkaufspreis/Stück |
      Letzter EK | Durchschnitts-EK | letzter Einkaufspreis | Wiederverkäuferpreis`,
    ],
    [
      'French',
      `
      Prix d'achat | Prix d’achat HT | PA HT | PA | Prix de revient | PAHT | Prix de gros | Prix fournisseur | Coût |
      Coût d'achat | Prix achat | Prix net d'achat | Tarif grossiste | Prix revendeur | PMP | P.A. HT |
      Prix d'achat net | Dernier prix d'achat`,
    ],
    [
      'Spanish',
      `
      Precio de compra | Precio compra | Coste | Costo | Precio coste | Precio de coste | Precio mayorista |
      Precio de costo | Precio al por mayor | Precio distribuidor | Precio proveedor | PMC | Último coste |
      Coste unitario`,
    ],
    [
      'Italian',
      `
      Prezzo d'acquisto | Prezzo di acquisto | Costo | Prezzo acquisto | Prezzo ingrosso | Prezzo all'ingrosso |
      Costo unitario | Prezzo fornitore | Prezzo di costo | Ultimo costo | Prezzo rivenditore`,
    ],
    [
      'Portuguese',
      `
      Preço de compra | Preço de custo | Custo | Custo unitário | Preço de atacado | Preço atacado | Preço custo |
      Preço fornecedor | Preço de aquisição | PCM | Valor de custo | Custo médio`,
    ],
    [
      'Dutch',
      `
      Inkoopprijs | Inkoop | Kostprijs | Inkoopprijs excl. btw | Groothandelsprijs | Leveranciersprijs |
      Netto inkoopprijs`,
    ],
    [
      'Polish',
      `
      Cena zakupu | Cena zakupu netto | Koszt | Cena hurtowa | Cena nabycia | Koszt własny | Cena dostawcy |
      Ostatnia cena zakupu | Koszt jednostkowy | Cena hurt | Cena zak.`,
    ],
    [
      'Czech',
      `
      Nákupní cena | Nákupka | Nákupní cena bez DPH | Velkoobchodní cena | VOC | Pořizovací cena | Nákup | Náklady |
      Cena dodavatele | Skladová cena`,
    ],
    [
      'Swedish',
      `
      Inköpspris | Inpris | Inköp | Grossistpris | Kostnad | ÅF-pris | Självkostnad | Inköpspris exkl. moms |
      Nettoinköpspris | Leverantörspris`,
    ],
    [
      'Danish and Norwegian',
      `
      Indkøbspris | Kostpris | Indkøb | Engrospris | Indkøbspris ekskl. moms | Innkjøpspris | Leverandørpris |
      Kostpris ekskl. moms | Nettopris indkøb | Netto indkøbspris`,
    ],
    [
      'Turkish',
      `
      Alış fiyatı | Maliyet | Toptan fiyat | Alış | Alış Fiyatı (KDV Hariç) | Birim maliyet | Bayi fiyatı |
      Toptan satış fiyatı | Tedarikçi fiyatı | Geliş fiyatı`,
    ],
    [
      'Russian',
      `
      Цена закупки | Закупочная цена | Себестоимость | Оптовая цена | Закупка | Закуп | Цена поставщика |
      Вход. цена | Входная цена | Приходная цена | Цена прихода | Цена закуп | Учетная цена | Дилерская цена`,
    ],
    [
      'Hindi',
      `
      Kharid mulya | Lagat | Kharid keemat | Thok bhav | Kharid daam | Thok mulya`,
    ],
    [
      'Chinese',
      `
      进价 | 成本 | 采购价 | 批发价 | 成本价 | 进货价 | 供货价 | 采购价格 | 採購價 | 出厂价 | 拿货价 | 结算价`,
    ],
    [
      'Japanese',
      `
      仕入価格 | 仕入値 | 原価 | 卸値 | 仕入単価 | 卸価格 | 仕入原価 | 下代 | 卸単価 | 仕切価格`,
    ],
    [
      'Arabic',
      `
      سعر الشراء | التكلفة | سعر الجملة | تكلفة الوحدة | سعر المورد | سعر التكلفة`,
    ],
  ])('is recognised in %s', (_, list) => {
    expect(rolesOf(list)).toEqual(all(list, 'cost'))
  })
})

describe('a heading of the maker’s recommended price', () => {
  it.each([
    [
      'English',
      `
      RRP | MSRP | SRP | MRP | List price | Recommended retail price | Suggested retail price | RRP incl. VAT |
      Compare at price | Variant Compare At Price | Original price | Catalogue price |
      Manufacturer's suggested retail price | Recommended price | Was price | Strike price | Strikethrough price |
      RRP (€) | MRP (INR) | Recommended Retail Price (RRP)`,
    ],
    [
      'German',
      `
      UVP | UVP brutto | Listenpreis | Streichpreis | Empf. VK | Empf. VK-Preis | unverbindliche Preisempfehlung |
      Unverb. Preisempfehlung | Katalogpreis | UVP des Herstellers | UVP inkl. MwSt. | UPE |
      Empfohlener Verkaufspreis | UVP (EUR) | Ursprungspreis | Pseudopreis | Herstellerpreis empfohlen |
      EVP empfohlen | Preisempfehlung`,
    ],
    [
      'French',
      `
      Prix conseillé | Prix public conseillé | PPC | Prix barré | PVC | Prix de vente conseillé | PVP conseillé |
      PVC TTC | Prix catalogue | Prix public | Prix de référence | PPI`,
    ],
    [
      'Spanish',
      `
      PVPR | Precio recomendado | PVP recomendado | Precio tachado | Precio de tarifa | Precio de lista |
      Precio original | Precio catálogo | P.V.P. recomendado | Precio de referencia`,
    ],
    [
      'Italian',
      `
      Prezzo di listino | Prezzo consigliato | Prezzo listino | Prezzo barrato | Prezzo di listino IVA incl. |
      Listino | Prezzo al pubblico consigliato | Prezzo originale | PPC`,
    ],
    [
      'Portuguese',
      `
      Preço recomendado | PVP recomendado | Preço de tabela | Preço sugerido | PVPR | Preço original |
      Preço de catálogo | Preço de lista`,
    ],
    [
      'Dutch',
      `
      Adviesprijs | Adviesverkoopprijs | Catalogusprijs | Consumentenadviesprijs | Adviesprijs incl. btw |
      Van-prijs | Van prijs | AVP | Bruto adviesprijs | Doorgestreepte prijs`,
    ],
    [
      'Polish',
      `
      Cena katalogowa | Sugerowana cena detaliczna | SCD | Cena sugerowana | Cena katalogowa brutto |
      Rekomendowana cena detaliczna | Cena przekreślona | Cena rekomendowana`,
    ],
    [
      'Czech',
      `
      Doporučená cena | DMOC | Doporučená maloobchodní cena | DPC | Katalogová cena | Ceníková cena |
      Doporučená prodejní cena | MOC doporučená | Doporučená koncová cena`,
    ],
    [
      'Swedish',
      `
      Rek. pris | Rekpris | Rekommenderat pris | Cirkapris | Ca-pris | Rek. utpris | Rekommenderat utpris |
      Listpris | Katalogpris | Ord. pris rek`,
    ],
    [
      'Danish and Norwegian',
      `
      Vejl. pris | Vejledende pris | Vejledende udsalgspris | Vejl. udsalgspris | Listepris | Veiledende pris |
      Veil. pris | Katalogpris`,
    ],
    [
      'Turkish',
      `
      Liste fiyatı | Tavsiye edilen fiyat | Tavsiye edilen satış fiyatı | Piyasa Satış Fiyatı (KDV Dahil) |
      Katalog fiyatı | TESF | PSF`,
    ],
    [
      'Russian',
      `
      РРЦ | Рекомендованная цена | Рекомендованная розничная цена | МРЦ | РРЦ, руб. | Рекомендуемая цена |
      Прайсовая цена | Каталожная цена | Цена по каталогу`,
    ],
    [
      'Chinese',
      `
      定价 | 市场价 | 吊牌价 | 建议零售价 | 原价 | 参考价 | 建議售價 | 划线价 | 标价 | 厂商指导价`,
    ],
    [
      'Japanese',
      `
      定価 | 希望小売価格 | メーカー希望小売価格 | 参考小売価格 | 標準価格 | 上代 | 参考上代 | オープン価格 | メーカー希望価格`,
    ],
    [
      'Arabic',
      `
      السعر الموصى به | سعر القائمة | السعر المقترح | سعر البيع المقترح`,
    ],
  ])('is recognised in %s', (_, list) => {
    expect(rolesOf(list)).toEqual(all(list, 'listPrice'))
  })
})
