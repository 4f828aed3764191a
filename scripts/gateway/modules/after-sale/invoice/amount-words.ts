const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']

/** Returns a group of four digits in Chinese words, or '' for 0. Several zeros in a row become a single zero. */
const groupInWords = (group: number): string => {
  let text = ''
  for (let place = 3, pending = false; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) {
      pending = text !== ''
      continue
    }
    text += `${pending ? DIGITS[0] : ''}${DIGITS[digit]}${PLACES[place]}`
    pending = false
  }
  return text
}

const yuanInWords = (yuan: number): string => {
  let text = ''
  for (let at = GROUPS.length - 1; at >= 0; at -= 1) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000
    if (group === 0) continue
    text += `${text !== '' && group < 1_000 ? DIGITS[0] : ''}${groupInWords(group)}${GROUPS[at]}`
  }
  return text
}

/**
 * Returns an amount in the capital Chinese numerals of invoices (`壹仟零伍拾圆整`).
 * @param amount fen, from 0 to less than 10^12 yuan
 */
export const amountInWords = (amount: number): string => {
  const [yuan, tens, cents] = [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]
  const whole = yuanInWords(yuan)
  const head = whole === '' ? (tens + cents === 0 ? '零圆' : '') : `${whole}圆`
  if (tens + cents === 0) return `${head}整`
  if (cents === 0) return `${head}${DIGITS[tens]}角整`
  if (tens === 0) return `${head === '' ? '' : `${head}零`}${DIGITS[cents]}分`
  return `${head}${DIGITS[tens]}角${DIGITS[cents]}分`
}
