/** About two hundred invented brands, in each division the frequent ones first. */
import type { Division } from './assortment.ts'

export type Brand = {
  name: string
  /** Multiplies an article's usual price. */ tier: number
  /** The manufacturer; '' for most brands. */ vendor: string
}

const names: Record<Division | 'Ethnic', string> = {
  Apparel:
    'Marlowe|Alder & Finch|Rook Street|Haldane|Norrland|Pale Harbour|Tessera|Bellweather|Quarrymoor|Ashgrove Mills|Linden Vale|Osprey & Oak|Thistlewick|Copper Lane|Mossby|Ferrow|Dunmere|Plover|Kestrelby|Wrenfield|Holloway Pike|Saltmarsh Co.|Brackenridge Row|Larkhill Stitch|Juniper Yard|Greyfen|Torrin|Eastlight|Old Cobble|Penhallow|Vesper & Vale|Cinderford|Hazelmoor|Tidewright|Orchard Nine|Wickerby|Fallowfen|Stonecrop|Bluebell Works|Amberley Row|Nocturne Mill|Sorrel & Sons|Windhover|Glasswater|Yarrow Lane|Tamberlin|Pinemarch|Rushmoor|Eldwick|Maristow|Café Lumière|Björkholm',
  Ethnic:
    'Saffron Loom|Indira|Neelkamal Weaves|Rangrezi|Kesar & Kora|Mitti Studio|Tilonja Threads|Chandrakor|Vastrika|Jharokha Lane|Ananta Handloom|Peepal Tree',
  Footwear:
    'Stridewell|Cobblerow|Fernpath|Harrier Foot|Longmile|Tarn & Trail|Pebbleway|Softstep Lab|Ridgeback Run|Brindle|Lowbridge|Kipper & Quay|Sandhurst Lane|Velder|Marathon Oak|Drumlin|Hobnail Works|Quickmarch|Laceworth|Moorcroft Sole|Paceline|Wayfell',
  Accessories:
    'Meridian Row|Foxley|Tannery Nine|Hourstone|Solwick|Carrel & Co.|Buckleby|Lumen Optic|Wexcombe|Satchel Works|Portolan|Ironquill|Driftwood Eyewear|Atelier Moss|Halyard|Brassbound|Kitbag & Knot|Nightjar|Silverfen|Pocketwell|Ombra|Tidal Hour|Ellery Pack|Straplock|Vantage Row|Crestling',
  Electronics:
    'Voltmere|Sonance Field|Auribel|Pixelmoor|Kilohertz & Co.|Nimbus Drive|Orbexa|Tonewood|Ampersand Labs|Quietcraft|Lumatek One|Bitforge|Halcyon Audio|Relay Nine|Circuitry Oak|Novabrew|Kettleworks|Steadfast Power|Minim|Echo Fen|Sparrowtech|Waveline|Ionwell|Ferrite|Plugwell',
  Beauty:
    'Dewdrop Lab|Botanica Row|Petal & Clay|Oatmilk Skin|Verbena House|Luneva|Maison Tilleul|Rosewater Lane|Kumari Naturals|Sable & Silk|Clarity Bloom|Hush Skin|Amla & Ash|Seafoam Lab|Cedarmint|Velours|Glasswing|Halo Botanics|Nordlys Skin|Tulsi Tree|Apricot Moon|Minerale|Soft Focus|Wild Fennel|Orris',
  Grocery:
    'Millpond Pantry|Golden Furrow|Hearth & Husk|Copperpot|Malabar Coast Co.|Sunny Acre|Oldfield Farm|Chai Junction|Tamarind Tree|Brightside Oats|Little Granary|Harvest Lane|Olivera|Nutwood|Himalaya Pantry|Seven Spice|Barley & Bean|Daily Crumb|Clean Cupboard|Lemon Grove|Ganga Kitchen|Hofgut Linden|Kornhaus|Riverbend Dairy|Pepper & Pod',
}

const vendors = [
  '',
  '',
  '',
  'Greybridge Trading',
  'Lakeside Imports',
  'Ananta Exports',
  'Nordtex Handel',
  'Fairway Sourcing',
]
const tiers = [1, 0.9, 1.1, 1.25, 0.75, 1, 1.5, 0.85, 1.15, 0.65, 1.05, 1.9]

export const brands: Record<Division | 'Ethnic', readonly Brand[]> = {
  Apparel: made(names.Apparel),
  Ethnic: made(names.Ethnic),
  Footwear: made(names.Footwear),
  Accessories: made(names.Accessories),
  Electronics: made(names.Electronics),
  Beauty: made(names.Beauty),
  Grocery: made(names.Grocery),
}

function made(list: string): Brand[] {
  return list.split('|').map((name, index) => ({
    name,
    tier: tiers[(index * 5 + name.length) % tiers.length] ?? 1,
    vendor: vendors[(index * 3 + name.length) % vendors.length] ?? '',
  }))
}
