/** Named entities that remain in a sanitized text, and the non-breaking space that editors insert. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
])

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi

/** Returns true for a valid character, which is neither a surrogate nor a control character. */
const isCharacter = (code: number): boolean =>
  (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code <= 0x10_ffff) || code === 9 || code === 10

/** Decodes the entities of a text once. Other text is unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
    return isCharacter(code) ? String.fromCodePoint(code) : whole
  })
