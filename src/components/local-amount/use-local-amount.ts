import { isMacao, isOfMacao } from '@/domain/city/macao'
import { exchangeAmount, type ExchangeRate, localRate } from '@/domain/exchange'
import { formatDecimal } from '@/domain/money'
import type { ShownPrice } from '@/domain/price'
import type { Services } from '../services'
import { useServices } from '../services'
import { useTexts } from '../texts'

/** Returns the rate of the visitor's own currency; null if amounts are shown in yuan only. */
const rateOf = ({ city, shop, preferences }: Services['stores']): ExchangeRate | null =>
  localRate(shop.config?.exchangeRates ?? [], {
    macao: city.site !== null && isMacao(city.site),
    macaoLanguage: isOfMacao(preferences.language),
  })

/**
 * Returns the approximate amount in the visitor's own currency (`約 MOP 426.93`), with a note that it is only a guide.
 * Returns null without such a currency, and for hidden or zero prices. Call it in an observer.
 */
export const useLocalAmount = (price: ShownPrice | null): { text: string; note: string } | null => {
  const t = useTexts()
  const rate = rateOf(useServices().stores)
  if (!rate || price?.kind !== 'amount' || price.amount <= 0) return null
  const { currency } = rate
  const about = { currency, amount: formatDecimal(exchangeAmount(price.amount, rate.rate)) }
  return { text: t(price.from ? 'price.aboutFrom' : 'price.about', about), note: t('price.aboutNote', { currency }) }
}
