import keys from './keys.json'

/** Registration areas whose plates have a form of their own. The buyer selects the area. */
export const PLATE_AREAS = ['MAINLAND', 'MACAO', 'HONG_KONG'] as const
export type PlateArea = (typeof PLATE_AREAS)[number]

/**
 * Kinds of plates: two kinds for new-energy cars, plates with a special character, and plates of Macao and Hong Kong.
 */
export const PLATE_KINDS = [
  'ORDINARY',
  'NEW_ENERGY_SMALL',
  'NEW_ENERGY_LARGE',
  'SPECIAL',
  'MACAO',
  'HONG_KONG',
] as const
export type PlateKind = (typeof PLATE_KINDS)[number]

/** Abbreviations of the provinces, in the order of the keyboard. */
export const PROVINCES = keys.provinces

/** Digits and letters of plates. I and O are absent, because they resemble 1 and 0. */
export const DIGITS = '1234567890'
export const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Class letters of new-energy cars (GA 36-2018): D A B C E are electric, F G H J K are others. */
const CLASSES = 'ABCDEFGHJK'
const MIXED = DIGITS + LETTERS

/** Maximum number of letters after the city's letter, except on plates of new-energy cars. */
const MAX_LETTERS = 2

/** A form of plates: the characters of each position, and the maximum number of letters from position 2 on. */
interface Form {
  kind: PlateKind
  area: PlateArea
  places: readonly string[]
  /** Minimum length; absent if all positions are required. */
  least?: number
  maxLetters?: number
}

const times = (characters: string, count: number): string[] => Array.from({ length: count }, () => characters)

const mainland = (kind: PlateKind, tail: readonly string[], maxLetters?: number): Form => ({
  ...{ kind, area: 'MAINLAND', places: [PROVINCES, LETTERS, ...tail] },
  ...(maxLetters === undefined ? {} : { maxLetters }),
})

/** Letters of Hong Kong's plates, which have no Q either. */
const HONG_KONG = MIXED.replace('Q', '')

// webpack renames nested keys of JSON but not those in a destructuring pattern, so the file has no nested keys.
const CROSS_BORDER = [keys.borderProvince, keys.borderCity, ...times(MIXED, 4), keys.borderEndings]

const FORMS: readonly Form[] = [
  mainland('ORDINARY', times(MIXED, 5), MAX_LETTERS),
  mainland('NEW_ENERGY_SMALL', [CLASSES, MIXED, ...times(DIGITS, 4)]),
  mainland('NEW_ENERGY_LARGE', [...times(DIGITS, 5), CLASSES]),
  mainland('SPECIAL', [...times(MIXED, 4), keys.endings], MAX_LETTERS),
  mainland('SPECIAL', [...times(DIGITS, 4), ...keys.emergency]),
  // Cars that cross the border have a plate of Guangdong.
  { kind: 'SPECIAL', area: 'MAINLAND', places: CROSS_BORDER, maxLetters: MAX_LETTERS },
  { kind: 'SPECIAL', area: 'MAINLAND', places: [keys.embassy, ...times(DIGITS, 6)] },
  { kind: 'MACAO', area: 'MACAO', places: [...times(LETTERS, 2), ...times(DIGITS, 4)] },
  { kind: 'HONG_KONG', area: 'HONG_KONG', places: times(HONG_KONG, 8), least: 1 },
]

const lettersIn = (text: string): number => [...text.slice(2)].filter((each) => LETTERS.includes(each)).length

/** Returns true if a text is a beginning of the form. */
const begins = ({ places, maxLetters = Infinity }: Form, text: string): boolean =>
  text.length <= places.length &&
  [...text].every((each, at) => places[at].includes(each)) &&
  lettersIn(text) <= maxLetters

const formsOf = (area: PlateArea, text: string): Form[] =>
  FORMS.filter((form) => form.area === area && begins(form, text))

/**
 * Returns a typed plate in its stored form: half-width capitals without blanks, dots and dashes. The result is not
 * necessarily a valid plate.
 */
export const normalPlate = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')

/** Returns the kind of a plate in its stored form, or null if the text is not a valid plate of the area. */
export const plateKind = (text: string, area: PlateArea = 'MAINLAND'): PlateKind | null =>
  formsOf(area, text).find(({ places, least = places.length }) => text.length >= least)?.kind ?? null

/** Returns true for a plate of the area in its stored form. */
export const isPlate = (text: string, area: PlateArea = 'MAINLAND'): boolean => plateKind(text, area) !== null

/** Returns the characters that can follow a beginning of a plate; an empty set if none can. */
export const nextKeys = (text: string, area: PlateArea = 'MAINLAND'): ReadonlySet<string> =>
  new Set(
    formsOf(area, text).flatMap((form) =>
      [...(form.places[text.length] ?? '')].filter((key) => begins(form, text + key)),
    ),
  )

/** Returns the longest beginning of a pasted text that can become a plate of the area. */
export const plateStart = (text: string, area: PlateArea = 'MAINLAND'): string => {
  const characters = [...normalPlate(text)]
  const end = characters.findIndex((_, at) => formsOf(area, characters.slice(0, at + 1).join('')).length === 0)
  return (end < 0 ? characters : characters.slice(0, end)).join('')
}

/** Returns a plate for display: `京A·12345`. Plates outside the mainland and of embassies have no dot. */
export const formatPlate = (plate: string): string =>
  PROVINCES.includes(plate.charAt(0)) ? `${plate.slice(0, 2)}·${plate.slice(2)}` : plate

/** Returns a masked plate for display: `京A·•••45`. */
export const maskPlate = (plate: string): string => {
  const start = PROVINCES.includes(plate.charAt(0)) ? 2 : 0
  const tail = plate.slice(start)
  const shown = tail.length > 3 ? tail.slice(-2) : ''
  return formatPlate(plate.slice(0, start) + '•'.repeat(tail.length - shown.length) + shown)
}
