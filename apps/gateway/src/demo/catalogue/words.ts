const split = (words: string): readonly string[] => words.trim().split(/\s*,\s*/);

/** Words that stand before a noun. */
export const QUALIFIERS = split(`
  Amber, Ashen, Auburn, Autumn, Azure, Bashful, Birchwood, Blushing, Borrowed, Brocade,
  Burnished, Candied, Carmine, Cedar, Celadon, Chestnut, Cinnabar, Clockwork, Cobalt, Copperleaf,
  Coral, Courtly, Damask, Dappled, Dewlit, Distant, Dovetail, Drifting, Dusky, Ebony,
  Éclair, Élan, Elder, Embered, Emberlit, Enamel, Evening, Fabled, Faraway, Fernside,
  Festive, Filigree, Firefly, Flaxen, Floating, Forgotten, Frosted, Gentle, Gilded, Ginger,
  Gossamer, Graceful, Hallowed, Harvest, Hazel, Heather, Hidden, Highland, Honeyed, Humming,
  Hushed, Indigo, Inkwell, Ivory, Jasmine, Jubilant, Juniper, Kindled, Lacquered, Laughing,
  Lavender, Lilac, Lofty, Lowland, Luminous, Mahogany, Mandarin, Marbled, Marigold, Mellow,
  Merry, Midsummer, Mirrored, Misty, Moonlit, Mosaic, Mulberry, Murmuring, Nimble, Northern,
  Nutmeg, Ochre, Opaline, Painted, Paper, Patchwork, Pearlescent, Pewter, Plum, Polished,
  Porcelain, Quartz, Quiet, Quilted, Rambling, Resin, Rippling, Rosé, Rosewood, Roving,
  Russet, Saffron, Salt, Sapling, Satin, Scarlet, Secret, Sepia, Sequin, Shimmering,
  Silken, Sleeping, Smoked, Snowbound, Solemn, Sonorous, Spiced, Stately, Stormglass, Sunlit,
  Tangerine, Tasselled, Teal, Tender, Thistle, Tidal, Tinsel, Topaz, Tranquil, Travelling,
  Turquoise, Twilit, Umber, Unhurried, Vermilion, Vesper, Vintage, Violet, Walnut, Wandering,
  Wayfaring, Weathered, Whispering, Willow, Winding, Wintry, Woodland, Woven, Xanthe, Zinnia
`);

/** Places that stand after a noun. */
export const PLACES = split(`
  Alley, Almanac, Arbour, Arcade, Archive, Avenue, Bay, Bazaar, Boulevard, Brook,
  Café, Canal, Caravan, Carousel, Causeway, Château, Chronicle, Cloister, Cottage, Courtyard,
  Crossing, Embankment, Emporium, Esplanade, Festival, Fjord, Gallery, Glade, Grotto, Grove,
  Hamlet, Hollow, Islet, Junction, Lagoon, Landing, Library, Lullaby, Market, Meadow,
  Mews, Observatory, Parade, Parlour, Passage, Postcard, Promenade, Quarter, Rapids, Rookery,
  Serenade, Sonata, Terrace, Theatre, Thicket, Vale, Verandah, Viaduct, Village, Workshop
`);

/** Phrases that close a name. */
export const CLOSINGS = split(`
  after Rain, after the Thaw, at Dawn, at First Light, at High Water, at Low Tide, at Noon,
  at the Crossroads, beyond the Hills, by Candlelight, by the Brook, by the Sea, by Twilight,
  from Afar, in Amber, in April, in Autumn, in Bloom, in Harbour, in October, in Porcelain,
  in the Attic, in the Garden, in the Mist, in the Reeds, in Winter, of the Canals, of the East,
  of the Highlands, of the Islands, of the Orchard, of the Plains, of the South, of the Valley,
  on Parade, on Silk, on the Ice, on the Terrace, over the Marsh, under Glass, under Snow,
  under the Eaves, upon the Lake, with Bells
`);

/** Names that would read like a known title; the generator passes over them. */
export const PASSED_OVER: ReadonlySet<string> = new Set([
  'Clockwork Orange',
  'Drifting Dragon',
  'Floating Dragon',
  'Hidden Dragon',
  'Laughing Cat',
  'Scarlet Pearl',
  'Sleeping Dragon',
  'Painted Pony',
  'Festive Fox',
  'Peacock Festival',
  'Dragon Parade',
  'Dragon Festival',
  'Panda Festival',
  'Pearl Lagoon',
  'Pearl Bay',
  'Shell Bay',
  'Sun Festival',
  'Moon Festival',
  'Lotus Grove',
  'Peach Blossom',
  'Mask Theatre',
]);
