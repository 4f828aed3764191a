import type { Language } from '@/domain/languages'

declare const unit: unique symbol

/** An amount in whole fen (1/100 yuan), the unit of all calculations. Only texts split it into yuan and fen. */
export type Fen = number & { readonly [unit]: 'fen' }

/**
 * Returns a whole number as an amount in fen. Throws `RangeError` for fractions, and for numbers too large to be exact.
 */
export const fen = (amount: number): Fen => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Invalid amount: ${amount}. Use whole fen.`)
  // -0 would print as "-0"
  return (amount === 0 ? 0 : amount) as Fen
}

/** Returns the sum of any number of amounts; 0 for an empty list. */
export const sumFen = (amounts: readonly Fen[]): Fen => fen(amounts.reduce<number>((sum, each) => sum + each, 0))

/** Returns the sum of two amounts. */
export const addFen = (left: Fen, right: Fen): Fen => fen(left + right)

/** Returns `from` minus `amount`. The result may be negative. */
export const subtractFen = (from: Fen, amount: Fen): Fen => fen(from - amount)

/** Returns the price of a whole number of pieces. Throws `RangeError` for a negative or fractional quantity. */
export const timesQuantity = (price: Fen, quantity: number): Fen => {
  if (!Number.isSafeInteger(quantity) || quantity < 0)
    throw new RangeError(`Invalid quantity: ${quantity}. Use a whole number from 0.`)
  return fen(price * quantity)
}

/** Returns a percentage of an amount, rounded half up. @param rate basis points */
export const atRate = (amount: Fen, rate: number): Fen => fen(Math.floor((amount * rate + 5_000) / 10_000))

/** Returns the smaller of two amounts. */
export const minFen = (left: Fen, right: Fen): Fen => (left < right ? left : right)

/** Yuan and cents of an amount: `{ yuan: '-3', cents: '05' }`. Cents always have two digits. */
export interface YuanParts {
  yuan: string
  cents: string
}

/** Splits an amount into yuan and cents. The sign is part of `yuan`, even for `-0.05`. */
export const splitFen = (amount: Fen): YuanParts => {
  const whole = Math.abs(amount)
  const sign = amount < 0 ? '-' : ''
  return { yuan: `${sign}${Math.floor(whole / 100)}`, cents: String(whole % 100).padStart(2, '0') }
}

/**
 * Minimum number of digits of an amount that is written with thousands separators, by language. Chinese does not
 * separate four digits (GB/T 15835-2011, 5.1.1), but Macao and English do. The separator is a comma in all three
 * languages.
 */
const GROUPS_FROM: Readonly<Record<Language, number>> = { 'zh-CN': 5, 'zh-MO': 4, 'en-US': 4 }

const groupThousands = (digits: string, language: Language): string =>
  digits.replace('-', '').length < GROUPS_FROM[language] ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Returns yuan and cents of an amount for display. Thousands are separated by language; cents are '' instead of 00. */
export const shownParts = (amount: Fen, language: Language): YuanParts => {
  const { yuan, cents } = splitFen(amount)
  return { yuan: groupThousands(yuan, language), cents: cents === '00' ? '' : cents }
}

/**
 * Formats an amount without a currency sign: `380`, `380.50`, `1,280`. Cents have two digits; they are omitted if they
 * are 00.
 */
export const formatFen = (amount: Fen, language: Language): string => {
  const { yuan, cents } = shownParts(amount, language)
  return cents === '' ? yuan : `${yuan}.${cents}`
}

/** Price parts in a gateway response (domain §3): `{ prefix: '¥', yuanNum: '380', centNum: '00' }`. */
export interface PriceInfo {
  prefix?: string
  yuanNum: string
  centNum: string
  suffix?: string
}

/** Returns an amount as price parts of a gateway response. */
export const toPriceInfo = (amount: Fen, affixes: Pick<PriceInfo, 'prefix' | 'suffix'> = {}): PriceInfo => {
  const { yuan, cents } = splitFen(amount)
  return { ...affixes, yuanNum: yuan, centNum: cents }
}

const INTEGER = /^-?\d+$/
const CENTS = /^\d{1,2}$/

/**
 * Parses the price parts of a gateway response to fen. Returns null if they contain no amount (the parts are absent, or
 * are a text such as "to be determined"). A single digit of cents means tenths, as in `380.5`.
 */
export const readPriceParts = (parts: unknown): Fen | null => {
  if (typeof parts !== 'object' || parts === null) return null
  const { yuanNum, centNum } = parts as Record<string, unknown>
  const yuan = String(yuanNum ?? '')
    .replace(/,/g, '')
    .trim()
  const cents =
    String(centNum ?? '')
      .replace(/^\./, '')
      .trim() || '00'
  if (!INTEGER.test(yuan) || !CENTS.test(cents)) return null
  const whole = Math.abs(Number(yuan)) * 100 + Number(cents.padEnd(2, '0'))
  if (!Number.isSafeInteger(whole)) return null
  return fen(yuan.startsWith('-') ? -whole : whole)
}

/**
 * Formats an amount of another currency, which the gateway sends as decimals (`80.9`): `80.90`, `1,280`, the same in
 * every language. Returns any other text unchanged.
 */
export const formatDecimal = (text: string): string => {
  const [yuanNum, centNum = ''] = text.split('.')
  const amount = readPriceParts({ yuanNum, centNum })
  return amount === null ? text : formatFen(amount, 'en-US')
}
