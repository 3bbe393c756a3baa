import { describe, expect, it } from 'vitest'
import { priceRole } from './priceRole.ts'
import { namedRole } from './roleNames.ts'

const headings = (list: string) => list.split('|').map((heading) => heading.trim())
const rolesOf = (list: string) =>
  Object.fromEntries(headings(list).map((heading) => [heading, namedRole(heading)]))
const all = (list: string, role: string) =>
  Object.fromEntries(headings(list).map((heading) => [heading, role]))

describe('the full text of a heading', () => {
  it.each([
    [
      'code',
      `
      EAN | EAN13 | EAN-13 | EAN 13 | ean_13 | EAN-Code | EAN code | EAN Nummer | EAN-Nr. | EAN Nr | EAN no. |
      EAN/UPC | EAN / GTIN | EAN/GTIN | GTIN/EAN | GTIN (EAN) | EAN (GTIN) | EAN or UPC | UPC/EAN | UPC | UPC Code |
      UPC-A | UPC 12 | GTIN | GTIN-13 | GTIN 13 | GTIN-14 | GTIN (13) | g:gtin | Barcode | Bar code | Barcode (EAN) |
      Barcode number | Barcode No | Product barcode | Item barcode | Primary barcode | Main barcode |
      Variant Barcode | Unit barcode | Consumer unit GTIN | Item GTIN | Base unit GTIN | Strichcode | Barcode-Nr. |
      EAN Artikel | EAN des Artikels | EAN Stück | Artikel-EAN | EAN Code Stück | Haupt-EAN | GTIN Nummer |
      International article number | Europäische Artikelnummer | ISBN | ISBN-13 | ISBN 13 | ISBN-10 | ISBN/EAN |
      JAN | JAN code | JANコード | EAN (13) | EAN13 barcode | external_product_id | Code EAN | Code-barres |
      Code barres | Code à barres | Code-barre | Code barre EAN | Gencod | Gencode | EAN13/Gencod | Code EAN 13 |
      Codes-barres | N° EAN | Numéro EAN | Código EAN | Código de barras | Código de barra | Cód. barras | Cod. EAN |
      Código barras | EAN/Código de barras | Cód. EAN | Código universal de producto | Codice EAN | Codice a barre |
      Cod. a barre | Codice barre | Cod. EAN | Barcode EAN | Código de barras (EAN) | Cód. de barras |
      Streepjescode | EAN-code | EAN nummer | Barcodenummer | Kod EAN | Kod kreskowy | EAN/Kod kreskowy | Numer EAN |
      Kod paskowy | EAN kód | Čárový kód | EAN kod | Čárový kód (EAN) | Streckkod | EAN-kod | EAN-nummer |
      Streckkod (EAN) | Stregkode | EAN-nummer | Stregkode (EAN) | Strekkode | Barkod | Barkod No | Ürün barkodu |
      EAN kodu | Barkod numarası | Штрихкод | Штрих-код | Штрих код | ШК | Баркод | Код EAN | EAN-код |
      Штрихкод товара | ШК товара | Штрихкод (EAN13) | 条码 | 条形码 | 商品条码 | 商品条形码 | 国际条码 | EAN码 | 產品條碼 | バーコード |
      商品バーコード | الباركود | باركود | رمز شريطي | رقم الباركود | رمز المنتج العالمي`,
    ],
    [
      'id',
      `
      SKU | Item number | Item no. | Item # | Article number | Article no | Artikelnummer | Artikel-Nr. | Art.-Nr. |
      Art. Nr. | Art.Nr | ArtNr | Artikelnr | Bestellnummer | Materialnummer | Material | Référence | Réf. | Ref. |
      Code article | Réf. produit | Référence interne | Referencia | Ref | Código artículo | Código |
      Codice articolo | Codice | Cod. articolo | Cód. produto | Código do produto | Referência | Artikelnummer |
      Art.nr. | Artikelcode | Kod produktu | Indeks | Symbol | Nr katalogowy | Kód zboží | Kód | Kód produktu |
      Katalogové číslo | Artnr | Art.nr | Artikelnummer | Varenummer | Varenr. | Varenr | Vare-nr. | Ürün kodu |
      Stok kodu | Model kodu | Артикул | Код | Код товара | Арт. | 货号 | 商品编码 | 编码 | 商品编号 | 款号 | 品番 | 商品コード | 商品番号 |
      رمز المنتج | رقم المنتج | Internal reference | Part number | Part No. | MPN | Seller SKU | seller-sku |
      Product code | Product no. | Product number | Item code | Style | Style number | Artikel ID | Interne Nummer |
      Sachnummer | Teilenummer | Model | Herstellernummer | Hersteller-Artikelnummer`,
    ],
    [
      'title',
      `
      Title | Name | Product name | Product title | Description | Item description | Article name | Item name |
      Artikel | Artikelbezeichnung | Bezeichnung | Bezeichnung 1 | Produktname | Artikelname | Kurztext | Titel |
      Artikeltext | Warenbezeichnung | Materialkurztext | Désignation | Libellé | Libellé produit | Nom |
      Nom du produit | Intitulé | Désignation article | Titre | Article | Nombre | Nombre del producto |
      Denominación | Título | Artículo | Producto | Nome | Descrizione | Descrizione articolo | Nome prodotto |
      Titolo | Denominazione | Articolo | Nome do produto | Descrição | Designação | Título | Artigo | Produto |
      Omschrijving | Artikelomschrijving | Productnaam | Naam | Titel | Nazwa | Nazwa produktu | Nazwa towaru |
      Opis | Tytuł | Název | Název produktu | Název zboží | Popis | Benämning | Artikelbenämning | Produktnamn |
      Namn | Varetekst | Navn | Produktnavn | Varenavn | Betegnelse | Ürün adı | Ürün ismi | Ürün | Ad |
      Наименование | Название | Наименование товара | Товар | Номенклатура | Naam | Utpad ka naam | 商品名称 | 品名 | 名称 |
      产品名称 | 商品标题 | 標題 | 商品名 | 品名 | 製品名 | اسم المنتج | المنتج | الاسم | Variant name | Item | Product`,
    ],
    [
      'brand',
      `
      Brand | Brand name | Manufacturer | Vendor | Marke | Hersteller | Markenname | Marque | Fabricant | Marca |
      Fabricante | Marca | Produttore | Brand | Marca | Merk | Fabrikant | Marka | Producent | Značka | Výrobce |
      Varumärke | Märke | Tillverkare | Mærke | Brand | Producent | Varemerke | Marka | Üretici | Бренд | Марка |
      Торговая марка | Производитель | 品牌 | ブランド | メーカー | العلامة التجارية | الماركة`,
    ],
    [
      'stock',
      `
      Stock | In stock | Quantity | Qty | Inventory | Available | Availability | Stock level | Stock quantity |
      Bestand | Lagerbestand | Verfügbarkeit | Lager | Verfügbar | auf Lager | Stock disponible | Disponibilité |
      Quantité en stock | Stocks | En stock | Existencias | Disponibilidad | Cantidad en stock | Giacenza |
      Disponibilità | Giacenza magazzino | Quantità disponibile | Estoque | Disponibilidade | Quantidade em stock |
      Voorraad | Op voorraad | Beschikbaarheid | Stan | Stan magazynowy | Dostępność | Ilość w magazynie | Skladem |
      Dostupnost | Sklad | Počet kusů skladem | Lagersaldo | I lager | Lagerstatus | Lager | Lagerbeholdning |
      På lager | Lagerstatus | Beholdning | Stok | Stok miktarı | Stok adedi | Остаток | Наличие | Остатки |
      В наличии | Количество на складе | 库存 | 库存数量 | 庫存 | 在庫 | 在庫数 | المخزون | الكمية المتوفرة`,
    ],
    [
      'note',
      `
      Note | Notes | Remark | Comment | Bemerkung | Notiz | Kommentar | Anmerkung | Hinweis | Remarque |
      Commentaire | Observaciones | Nota | Note | Observações | Opmerking | Uwagi | Poznámka | Anteckning |
      Bemærkning | Not | Примечание | Комментарий | 备注 | 備考 | ملاحظات`,
    ],
    [
      'currency',
      `
      Currency | Currency code | Währung | Devise | Moneda | Divisa | Valuta | Moeda | Waluta | Měna | Valuta |
      Para birimi | Döviz | Валюта | 币种 | 货币 | 通貨 | العملة | Whrg. | Curr.`,
    ],
    [
      'unitQuantity',
      `
      Price unit | Preiseinheit | PE`,
    ],
  ])('gives the role %s', (role, list) => {
    expect(rolesOf(list)).toEqual(all(list, role))
  })

  it.each([
    'EAN (Pflichtfeld)',
    'EAN*',
    '[EAN]',
    '1. EAN',
    'EAN (13-stellig)',
    'EAN 13 digits',
    'UPC (12 digits)',
    'Bar code number (EAN13)',
    'GTIN der Verbrauchereinheit',
    '商品条码（EAN）',
    'EAN13码',
    'JAN(13桁)',
    'Scancode',
  ])('gives codes, whatever surrounds the name: %s', (heading) => {
    expect(namedRole(heading)).toBe('code')
  })

  it('gives no codes if it is about something else', () => {
    const list = `
      EAN type | Barcode type | EAN image | Barcode image | Barcode symbology | GTIN type | Barcode status |
      HS code | Color code | Tax code | Zip code | Promo code | Discount code | Vendor code | Style code |
      Season code | Supplier code | Customer code | Category code | Code type | Zolltarifnummer | Warencode |
      Intrastat code | Commodity code`
    for (const heading of headings(list))
      expect([heading, namedRole(heading)]).not.toEqual([heading, 'code'])
  })

  it('gives no stock if it is about something else', () => {
    const list = `
      Reserved stock | Min stock | Stock value | Mindestbestand | Stock location | Lagerplatz | Lagerort |
      Stock date | Reorder level | Warehouse | Lagerwert | Bestand alt | Meldebestand | Valeur stock | Valor stock`
    for (const heading of headings(list))
      expect([heading, namedRole(heading)]).not.toEqual([heading, 'stock'])
  })

  it('gives no price unit if it is about a quantity', () => {
    const list = `
      Unit | Einheit | ME | UOM | Menge | Anzahl | Bestellmenge | VPE | Verpackungseinheit | Quantité commandée |
      Base price | Pack size | Price per kg`
    for (const heading of headings(list))
      expect([heading, namedRole(heading)]).not.toEqual([heading, 'unitQuantity'])
  })

  it.each(['', ' ', 'Quux', '4006381333931', 'Product no. of EAN type'])(
    'gives no role: %j',
    (heading) => {
      expect(namedRole(heading)).toBeNull()
      expect(priceRole(heading)).toBeNull()
    },
  )
})
