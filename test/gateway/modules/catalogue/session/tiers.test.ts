import tiers from '../../../../../scripts/gateway/modules/catalogue/session/data/tiers.json'

type Localized = Record<'zh-CN' | 'zh-MO' | 'en-US', string>
interface Tier {
  name: Localized
  description: Localized
}

const isTier = (value: object): value is Tier => 'name' in value && 'description' in value

const tiersIn = (value: unknown): Tier[] => {
  if (typeof value !== 'object' || value === null) return []
  return isTier(value) ? [value] : Object.values(value).flatMap(tiersIn)
}

/** Reduces a text to its letters, so that "Lower stand, facing" matches "Lower stand facing the stage". */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const sorted = (text: string): string => [...letters(text)].sort().join('')

test.each(['zh-CN', 'zh-MO', 'en-US'] as const)(
  'does not repeat in %s a tier’s name in its description',
  (language) => {
    const doubled = tiersIn(tiers)
      .map(({ name, description }) => [name[language], description[language]])
      .filter(
        ([name, note]) =>
          letters(note).startsWith(letters(name)) || (language !== 'en-US' && sorted(name) === sorted(note)),
      )
    expect(doubled).toEqual([])
  },
)
