import { A, B, C, D, inputsAreRead } from './kinds.ts'

const prices = (
  ...rows: readonly (readonly [
    line: number,
    code: string,
    price: number | null,
    cost?: number | null,
    floor?: number | null,
  ])[]
) =>
  rows.map(([line, code, price, cost = null, floor = null]) => ({ line, code, price, cost, floor }))

inputsAreRead('cost and price in each language', [
  [
    'English, supplier list',
    'prices',
    `Item no.,Barcode,Description,Trade price,RRP incl. VAT\n10,${A},Oxford shirt,19.50,47.90\n11,${B},Polo,9.10,29.50\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'German, Lexware with net and gross',
    'prices',
    `Artikelnummer;EAN;Bezeichnung;EK netto;VK netto;VK brutto;MwSt-Satz\n10;${A};Hemd;19,50;40,25;47,90;19\n11;${B};Polo;9,10;24,79;29,50;19\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'French, PA HT, PV TTC and PVC',
    'prices',
    `Réf.;Gencod;Désignation;PA HT;PV TTC;PVC\n10;${A};Chemise;19,50;47,90;59,00\n11;${B};Polo;9,10;29,50;35,00\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Spanish, PVP and coste',
    'prices',
    `Cód. barras;Descripción;Precio coste;P.V.P.\n${A};Camisa;19,50;47,90\n${B};Polo;9,10;29,50\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Italian, acquisto and al pubblico',
    'prices',
    `Codice a barre;Descrizione;Prezzo d'acquisto;Prezzo al pubblico\n${A};Camicia;19,50;47,90\n${B};Polo;9,10;29,50\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Portuguese, custo and venda',
    'prices',
    `Cód. de barras;Descrição;Preço de custo;Preço de venda\n${A};Camisa;19,50;47,90\n${B};Polo;9,10;29,50\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Dutch, inkoop and advies',
    'prices',
    `Artikelcode;EAN-code;Omschrijving;Inkoopprijs excl. btw;Verkoopprijs incl. btw;Adviesverkoopprijs\n10;${A};Overhemd;19,50;47,90;59,00\n11;${B};Polo;9,10;29,50;35,00\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Polish, hurtowa and detaliczna',
    'prices',
    `Indeks;Kod EAN;Nazwa towaru;Cena hurtowa netto;Cena detaliczna brutto;Stawka VAT\n10;${A};Koszula;19,50;47,90;23%\n11;${B};Polo;9,10;29,50;23%\n`,
    { rows: prices([2, A, 47.9, 19.5], [3, B, 29.5, 9.1]) },
  ],
  [
    'Czech, nákupní, MOC and DMOC',
    'prices',
    `Kód;Čárový kód;Název zboží;Nákupní cena bez DPH;MOC s DPH;DMOC\n10;${A};Košile;195,00;479,00;599,00\n11;${B};Polo;91,00;295,00;350,00\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Swedish, inpris, utpris and cirkapris',
    'prices',
    `Artnr;EAN-kod;Benämning;Inpris;Utpris inkl. moms;Cirkapris\n10;${A};Skjorta;195,00;479,00;599,00\n11;${B};Piké;91,00;295,00;350,00\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Danish, indkøb and vejledende',
    'prices',
    `Varenr.;EAN-nummer;Varetekst;Kostpris ekskl. moms;Salgspris inkl. moms;Vejl. udsalgspris\n10;${A};Skjorte;195,00;479,00;599,00\n11;${B};Polo;91,00;295,00;350,00\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Norwegian, innkjøp and veiledende',
    'prices',
    `Varenr;Strekkode;Varenavn;Innkjøpspris;Utsalgspris;Veil. pris\n10;${A};Skjorte;195,00;479,00;599,00\n11;${B};Polo;91,00;295,00;350,00\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Turkish, alış and satış',
    'prices',
    `Stok kodu;Barkod;Ürün adı;Alış fiyatı (KDV hariç);Satış fiyatı (KDV dahil);KDV oranı\n10;${A};Gömlek;195,00;479,00;20\n11;${B};Polo;91,00;295,00;20\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Russian, 1C with входная and розничная',
    'prices',
    `Артикул;Штрих-код;Номенклатура;Закуп. цена;Розничная цена, руб.;РРЦ;Остаток\n10;${A};Рубашка;1950,00;4790,00;5990,00;12\n11;${B};Поло;910,00;2950,00;3500,00;0\n`,
    { rows: prices([2, A, 4790, 1950], [3, B, 2950, 910]) },
  ],
  [
    'Hindi in Latin letters',
    'prices',
    `Barcode,Utpad ka naam,Kharid mulya,Bikri mulya,MRP\n${A},Kameez,195,479,599\n${B},Polo,91,295,350\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Chinese, 进货价 and 吊牌价',
    'prices',
    `货号,商品条码,品名,进货价,销售价,吊牌价,库存数量\n10,${A},衬衫,195.00,479.00,599.00,12\n11,${B},针织衫,91.00,295.00,350.00,0\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
  [
    'Japanese, 仕入値 and 希望小売価格',
    'prices',
    `品番,JANコード,商品名,仕入価格,販売価格(税込),メーカー希望小売価格\n10,${A},シャツ,1950,4790,5990\n11,${B},ポロ,910,2950,3500\n`,
    { rows: prices([2, A, 4790, 1950], [3, B, 2950, 910]) },
  ],
  [
    'Arabic, سعر الشراء and سعر البيع',
    'prices',
    `الباركود,اسم المنتج,سعر الشراء,سعر البيع,الكمية\n${A},قميص,195.00,479.00,12\n${B},بولو,91.00,295.00,0\n`,
    { rows: prices([2, A, 479, 195], [3, B, 295, 91]) },
  ],
])

inputsAreRead('a column that is about prices is none of them', [
  [
    'price per litre before the price',
    'prices',
    `EAN;Grundpreis (€/l);Verkaufspreis\n${A};3,98;1,99\n${B};5,00;2,50\n`,
    { rows: prices([2, A, 1.99], [3, B, 2.5]) },
  ],
  [
    'French price per kilogram',
    'prices',
    `EAN;Prix au kg;Prix TTC\n${A};39,80;19,90\n${B};25,00;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'Swedish jämförpris',
    'prices',
    `EAN;Jämförpris;Pris\n${A};39,80;19,90\n${B};25,00;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'Polish lowest price of thirty days',
    'prices',
    `EAN;Najniższa cena z 30 dni;Cena\n${A};17,90;19,90\n${B};11,00;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'Czech competitor',
    'prices',
    `EAN;Konkurenční cena;Naše cena\n${A};179;199\n${B};110;125\n`,
    { rows: prices([2, A, 199], [3, B, 125]) },
  ],
  [
    'Turkish price change and new price',
    'prices',
    `Barkod;Eski fiyat;Fiyat farkı;Yeni fiyat\n${A};17,90;2,00;19,90\n${B};11,00;1,50;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'Russian shipping, margin and price',
    'prices',
    `Штрихкод;Стоимость доставки;Наценка %;Цена\n${A};300;40;1990\n${B};300;35;1250\n`,
    { rows: prices([2, A, 1990], [3, B, 1250]) },
  ],
  [
    'Italian price list, group and price',
    'prices',
    `Codice EAN;Gruppo prezzi;Unità di prezzo;Prezzo IVA inclusa\n${A};1;1;19,90\n${B};2;1;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'Dutch dates, VAT and price',
    'prices',
    `EAN;Prijs geldig vanaf;BTW %;Prijs incl. btw\n${A};01-03-2026;21;19,90\n${B};01-03-2026;21;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'cost centre, cost type and unit cost',
    'prices',
    `EAN;Cost centre;Cost type;Unit cost;Selling price\n${A};4711;12;9.10;19.90\n${B};4711;12;6.00;12.50\n`,
    { rows: prices([2, A, 19.9, 9.1], [3, B, 12.5, 6]) },
  ],
  [
    'a total of an order beside the price',
    'prices',
    `Pos;EAN;Menge;Einzelpreis;Gesamtpreis\n1;${A};3;19,90;59,70\n2;${B};2;12,50;25,00\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'smallest orders, steps and the price',
    'prices',
    `EAN;Mindestabnahme;Max. Preis;Preis\n${A};10;29,90;19,90\n${B};5;15,00;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'price of the case and of the piece',
    'prices',
    `EAN;Units per case;Case price;Unit price\n${A};6;119.40;19.90\n${B};12;150.00;12.50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'deposit beside the price',
    'prices',
    `EAN;Pfand;VK\n${A};0,25;1,99\n${B};0,15;2,50\n`,
    { rows: prices([2, A, 1.99], [3, B, 2.5]) },
  ],
  [
    'average and last purchase price, both costs',
    'prices',
    `EAN;Durchschnitts-EK;VK\n${A};9,10;19,90\n${B};6,00;12,50\n`,
    { rows: prices([2, A, 19.9, 9.1], [3, B, 12.5, 6]) },
  ],
  [
    'a floor and a recommended price beside the price',
    'prices',
    `EAN;Mindestverkaufspreis;UVP;VK\n${A};17,90;29,90;19,90\n${B};11,00;15,00;12,50\n`,
    { rows: prices([2, A, 19.9, null, 17.9], [3, B, 12.5, null, 11]) },
  ],
  [
    'revenue and units sold are no price',
    'prices',
    `EAN,Units sold,Revenue,Sales 2025,Price\n${A},3,59.70,120,19.90\n${B},2,25.00,130,12.50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
])

inputsAreRead('what headings leave open is asked', [
  [
    'two prices of shops',
    'prices',
    `EAN;Preis Filiale Nord;Preis Filiale Süd\n${A};19,90;20,90\n${B};12,50;13,50\n`,
    { ask: 'which price' },
  ],
  [
    'price levels of an ERP',
    'prices',
    `EAN;VK1;VK2;VK3\n${A};19,90;18,90;17,90\n${B};12,50;11,50;10,50\n`,
    { ask: 'which price' },
  ],
  [
    'prices of two countries',
    'prices',
    `EAN,Price DE,Price FR\n${A},19.90,20.90\n${B},12.50,13.50\n`,
    { ask: 'which price' },
  ],
  [
    'a price on a marketplace',
    'prices',
    `EAN;Amazon-Preis\n${A};19,90\n${B};12,50\n`,
    { ask: 'whose price' },
  ],
  [
    'a word that nobody knows',
    'prices',
    `EAN;Orientierungspreis\n${A};19,90\n${B};12,50\n`,
    { ask: 'which price' },
  ],
  [
    'two costs',
    'prices',
    `EAN;EK Lieferant A;EK Lieferant B;VK\n${A};9,10;9,50;19,90\n${B};6,00;6,20;12,50\n`,
    { ask: 'which cost' },
  ],
  [
    'only prices per kilogram',
    'prices',
    `EAN;Preis/kg\n${A};19,90\n${B};12,50\n`,
    { ask: 'none is a price' },
  ],
  [
    'only totals',
    'prices',
    `EAN;Menge;Gesamtpreis\n${A};2;39,80\n${B};1;12,50\n`,
    { ask: 'none is a price' },
  ],
  [
    'net price beside a recommended one',
    'prices',
    `EAN;Nettopreis;UVP\n${A};9,10;19,90\n${B};6,00;12,50\n`,
    { ask: 'which price' },
  ],
  [
    'three columns without a heading',
    'prices',
    `${A};9,10;14,90;19,90\n${B};6,00;9,50;12,50\n${C};3,00;4,50;5,50\n`,
    { ask: 'which price' },
  ],
  [
    'the cost is higher than the price in each row',
    'prices',
    `EAN;Cost;Price\n${A};19.90;9.10\n${B};12.50;6.00\n${C};5.50;3.00\n${D};8.00;4.00\n`,
    { ask: 'the other way round' },
  ],
  [
    'two columns of different codes',
    'prices',
    `EAN;GTIN;Preis\n${A};${C};19,90\n${B};${D};12,50\n`,
    { ask: 'which codes' },
  ],
  [
    'an unknown heading over figures',
    'prices',
    `EAN;Quux\n${A};19,90\n${B};12,50\n`,
    { ask: 'which price' },
  ],
  [
    'the lowest price, of whom',
    'prices',
    `EAN;Price;Lowest price\n${A};19.90;17.90\n${B};12.50;11.00\n`,
    { ask: 'a floor or not' },
  ],
])

inputsAreRead('reports and conditions', [
  [
    'conditions of SAP with their unit',
    'prices',
    `Material;EAN;Betrag;Währg;pro;ME\n1;${A};910,00;EUR;100;ST\n2;${B};6,00;EUR;1;ST\n`,
    { rows: prices([2, A, 9.1], [3, B, 6]), said: [{ line: 2, about: '' }] },
  ],
  [
    'what was sold',
    'prices',
    `Rank;Item;EAN;Value (EUR);Volume;Avg Price\n1;Shirt;${A};1.234.567,00;12.345;19,90\n2;Polo;${B};987.654,00;9.876;12,50\n`,
    { ask: 'whose value' },
  ],
  [
    'lowest, highest and average price of the market',
    'prices',
    `EAN;Min. Preis;Max. Preis;Ø Preis;Mein VK\n${A};18,00;22,00;20,00;19,90\n${B};11,00;14,00;12,50;12,50\n`,
    { ask: 'a floor or not' },
  ],
  [
    'before and after a discount',
    'prices',
    `EAN;Preis vor Rabatt;Rabatt;Preis nach Rabatt\n${A};29,90;10,00;19,90\n${B};15,00;2,50;12,50\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5]) },
  ],
  [
    'recommended prices with and without tax',
    'prices',
    `EAN;RRP ex VAT;RRP inc VAT;Trade price\n${A};16.72;19.90;9.10\n${B};10.50;12.50;6.00\n`,
    { rows: prices([2, A, 19.9, 9.1], [3, B, 12.5, 6]) },
  ],
  [
    'costs of freight and duty',
    'prices',
    `EAN;Freight cost;Duty;Landed cost;Retail\n${A};1.00;0.50;10.60;19.90\n${B};0.80;0.30;7.10;12.50\n`,
    { rows: prices([2, A, 19.9, 10.6], [3, B, 12.5, 7.1]) },
  ],
  [
    'old and new costs and prices',
    'prices',
    `EAN;VK alt;VK neu ab 01.05.;EK alt;EK neu\n${A};18,90;19,90;8,90;9,10\n${B};11,50;12,50;5,80;6,00\n`,
    { rows: prices([2, A, 19.9, 9.1], [3, B, 12.5, 6]) },
  ],
])

inputsAreRead('rows above, below and among the articles', [
  [
    'a report with filters and a print date',
    'prices',
    `Preisliste Frühjahr 2026;;;\nStand: 12.03.2026;;;\nFiliale: Nord;Warengruppe: Hemden;;\n;;;\nArt.-Nr.;EAN;EK;VK\n10;${A};9,10;19,90\n11;${B};6,00;12,50\n;;;\nSumme;;15,10;32,40\nSeite 1 von 1;;;\n`,
    { rows: prices([6, A, 19.9, 9.1], [7, B, 12.5, 6]), mayAlsoSay: true },
  ],
  [
    'groups above headings of the same name',
    'prices',
    `;;Einkauf;;Verkauf;\nEAN;Artikel;Preis;Rabatt;Preis;Rabatt\n${A};Hemd;9,10;5;19,90;0\n${B};Polo;6,00;5;12,50;0\n`,
    { rows: prices([3, A, 19.9, 9.1], [4, B, 12.5, 6]) },
  ],
  [
    'units below the headings',
    'prices',
    `EAN;Bezeichnung;Gewicht;EK;VK\n;;[kg];[EUR];[EUR]\n${A};Hemd;0,220;9,10;19,90\n${B};Polo;0,180;6,00;12,50\n`,
    { rows: prices([3, A, 19.9, 9.1], [4, B, 12.5, 6]) },
  ],
  [
    'headings in two languages',
    'prices',
    `EAN;Artikel;Verkaufspreis;Einkaufspreis\nEAN;Article;Prix de vente;Prix d'achat\n${A};Hemd;19,90;9,10\n${B};Polo;12,50;6,00\n`,
    { rows: prices([3, A, 19.9, 9.1], [4, B, 12.5, 6]) },
  ],
  [
    'SAP list with bars and repeated headings',
    'prices',
    `Preisliste                       Seite 1\n---------------------------------------------\n|EAN/UPC      |Kurztext   |EK      |VK     |\n---------------------------------------------\n|${A}|Hemd       |  9,10  | 19,90 |\n|${B}|Polo       |  6,00  | 12,50 |\nPreisliste                       Seite 2\n---------------------------------------------\n|EAN/UPC      |Kurztext   |EK      |VK     |\n---------------------------------------------\n|${C}|Mantel     |1.299,00|2.499,00|\n---------------------------------------------\n`,
    { rows: prices([5, A, 19.9, 9.1], [6, B, 12.5, 6], [11, C, 2499, 1299]), mayAlsoSay: true },
  ],
  [
    'SAP list with tabs, title and empty first column',
    'prices',
    `12.03.2026\tDynamische Listenausgabe\t1\n\n\tMaterial\tEAN/UPC\tMaterialkurztext\tPreis\tWährg\tPE\tME\n\n\t4711\t${A}\tHemd\t1.990,00\tEUR\t100\tST\n\t4712\t${B}\tPolo\t12,50\tEUR\t1\tST\n`,
    { rows: prices([5, A, 19.9], [6, B, 12.5]), mayAlsoSay: true },
  ],
  [
    'a German pivot table',
    'prices',
    `Zeilenbeschriftungen;Mittelwert von VK\nMarlowe;16,20\n${A};19,90\n${B};12,50\nNord;5,50\n${C};5,50\nGesamtergebnis;12,63\n`,
    { rows: prices([3, A, 19.9], [4, B, 12.5], [6, C, 5.5]), mayAlsoSay: true },
  ],
  [
    'a French pivot table',
    'prices',
    `Étiquettes de lignes;Somme de Prix TTC\nMarlowe;32,40\n${A};19,90\n${B};12,50\nTotal général;32,40\n`,
    { rows: prices([3, A, 19.9], [4, B, 12.5]), mayAlsoSay: true },
  ],
  [
    'subtotals by group with codes in another column',
    'prices',
    `Group,EAN,Item,Price\nShirts,${A},Oxford,19.90\nShirts,${B},Polo,12.50\nShirts Total,,,32.40\nCoats,${C},Coat,99.00\nCoats Total,,,99.00\nGrand Total,,,131.40\n`,
    { rows: prices([2, A, 19.9], [3, B, 12.5], [5, C, 99]), mayAlsoSay: true },
  ],
  [
    'a Nielsen-like report with periods above',
    'prices',
    `Markets: Total DE\nPeriod: 4 W/E 01.03.26\n\nEAN;Item;Sales value;Sales units;Avg price;Price\n${A};Hemd;59,70;3;19,90;19,90\n${B};Polo;25,00;2;12,50;12,50\n`,
    { rows: prices([5, A, 19.9], [6, B, 12.5]) },
  ],
  [
    'a name of the sheet and a web address above',
    'prices',
    `Export from https://shop.example/admin\n\nEAN,Price\n${A},19.90\n${B},12.50\n`,
    { rows: prices([4, A, 19.9], [5, B, 12.5]) },
  ],
  [
    'category rows among the articles',
    'prices',
    `EAN;Artikel;VK\nHemden;;\n${A};Oxford;19,90\n${B};Polo;12,50\nMäntel;;\n${C};Coat;99,00\n`,
    { rows: prices([3, A, 19.9], [4, B, 12.5], [6, C, 99]), mayAlsoSay: true },
  ],
  [
    'GS1 sheet with attribute codes below the headings',
    'prices',
    `GTIN;Trade item description;Suggested retail price;Net price\nM001;M010;O120;O130\nMandatory;Mandatory;Optional;Optional\n${A};Shirt;19.90;9.10\n${B};Polo;12.50;6.00\n`,
    { ask: 'net price or recommended price', mayAsk: true },
  ],
])
