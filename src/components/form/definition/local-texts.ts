import { useServices } from '@/components/services'
import type { LocalizedText } from '@/domain/form-schema/definition'
import { formatTime } from '@/domain/schedule/local-time'
import { texts } from '@/locales/texts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Returns a local date `YYYY-MM-DD` in the current language. Other texts, such as local times, remain unchanged. */
export const formTime = (text: string): string =>
  DATE.test(text) ? formatTime(Date.parse(`${text}T00:00:00Z`), 0, texts.translator()('date.pattern.day')) : text

/** Returns a function that reads a merchant's text in the current language; '' without a text. */
export const useLocalized = (): ((text: LocalizedText | undefined) => string) => {
  const { language } = useServices().stores.preferences
  return (text) => text?.[language] ?? ''
}
