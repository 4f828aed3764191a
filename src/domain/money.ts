declare const unit: unique symbol

/** An amount in whole fen (1/100 yuan). All sums are made in it; only painting splits it. */
export type Fen = number & { readonly [unit]: 'fen' }

/** Brands a whole number of fen. Throws `RangeError` for fractions and for what a double cannot hold exactly. */
export const fen = (amount: number): Fen => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of fen: ${amount}`)
  // -0 would print as "-0"
  return (amount === 0 ? 0 : amount) as Fen
}

/** The sum of any number of amounts; 0 for none. */
export const sumFen = (amounts: readonly Fen[]): Fen => fen(amounts.reduce<number>((sum, each) => sum + each, 0))

/** Two amounts together. */
export const addFen = (left: Fen, right: Fen): Fen => fen(left + right)

/** What is left of `from` after `amount`; may be negative. */
export const subtractFen = (from: Fen, amount: Fen): Fen => fen(from - amount)

/** A price for a whole number of pieces. Throws `RangeError` for a negative or broken quantity. */
export const timesQuantity = (price: Fen, quantity: number): Fen => {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`)
  return fen(price * quantity)
}

/** The smaller of two amounts. */
export const minFen = (left: Fen, right: Fen): Fen => (left < right ? left : right)

/** The two painted halves of an amount: `{ yuan: '-3', cents: '05' }`. Cents are always two digits. */
export interface YuanParts {
  yuan: string
  cents: string
}

/** Splits an amount for display; the sign is part of the yuan, also for `-0.05`. */
export const splitFen = (amount: Fen): YuanParts => {
  const whole = Math.abs(amount)
  const sign = amount < 0 ? '-' : ''
  return { yuan: `${sign}${Math.floor(whole / 100)}`, cents: String(whole % 100).padStart(2, '0') }
}

/** An amount as plain text in yuan with at most two decimals and no trailing zeros: `380`, `380.5`, `0.05` (shell §5). */
export const formatFen = (amount: Fen): string => {
  const { yuan, cents } = splitFen(amount)
  const decimals = cents.replace(/0+$/, '')
  return decimals === '' ? yuan : `${yuan}.${decimals}`
}

/** Price parts as the wire carries them (domain §3): `{ prefix: '¥', yuanNum: '380', centNum: '00' }`. */
export interface PriceInfo {
  prefix?: string
  yuanNum: string
  centNum: string
  suffix?: string
}

/** An amount as the wire's price parts. */
export const toPriceInfo = (amount: Fen, affixes: Pick<PriceInfo, 'prefix' | 'suffix'> = {}): PriceInfo => {
  const { yuan, cents } = splitFen(amount)
  return { ...affixes, yuanNum: yuan, centNum: cents }
}

const INTEGER = /^-?\d+$/
const CENTS = /^\d{1,2}$/

/**
 * The wire's price parts as fen. Null when they are no amount (absent, or a text such as "to be determined"). One digit
 * of cents is tenths, as in `380.5`.
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
