import type { ConfirmOptions, Dialogs } from '@/components/ui/dialog/dialogs'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { TextKey, TextValues } from '@/locales/keys'
import type { productTexts } from '@/locales/namespaces/product'
import type { rebookTexts } from '@/locales/namespaces/rebook'
import type { refundTexts } from '@/locales/namespaces/refund'
import type { resaleTexts } from '@/locales/namespaces/resale'
import type { returnsTexts } from '@/locales/namespaces/returns'
import { texts } from '@/locales/texts'

/** Texts of an after-sale screen. Each namespace has the same keys, prefixed with its name. */
export type AfterSaleTexts = typeof refundTexts | typeof rebookTexts | typeof resaleTexts | typeof returnsTexts

export const prefixOf = ({ name }: AfterSaleTexts) => name as 'refund' | 'rebook' | 'resale' | 'returns'

/** Texts of any change, on after-sale screens or without a separate screen. */
export type ChangeTexts = AfterSaleTexts | typeof productTexts

const changePrefixOf = ({ name }: ChangeTexts) => name as 'refund' | 'rebook' | 'resale' | 'product' | 'returns'

/** A text key with values. A value may itself be a text key with values. */
interface TextOf {
  key: TextKey<ChangeTexts>
  values?: Record<string, string | number | TextOf>
}

/** Content of the confirmation dialog before a change. */
export interface Question {
  content: TextOf
  hint?: TextOf | null
  tone?: ConfirmOptions['tone']
}

/** Asks the buyer to confirm a change of tickets or items. @returns true if the buyer agreed */
export const confirmChange = (
  dialogs: Pick<Dialogs, 'confirm'>,
  namespace: ChangeTexts,
  { content, hint, tone }: Question,
): Promise<boolean> => {
  const [t, prefix] = [texts.translator(namespace), changePrefixOf(namespace)]
  const read = ({ key, values = {} }: TextOf): string => {
    const entries = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? read(value) : value,
    ])
    return t(key, Object.fromEntries(entries) as TextValues)
  }
  return dialogs.confirm({
    title: t(`${prefix}.askTitle`),
    content: read(content),
    ...(hint && { hint: read(hint) }),
    confirmText: t(`${prefix}.submit`),
    cancelText: t(`${prefix}.keep`),
    ...(tone && { tone }),
  })
}

/**
 * Shows the old and the new amount, and asks for a confirmation.
 * @returns true if the buyer agreed
 */
export const confirmNewAmount = (
  dialogs: Pick<Dialogs, 'confirm'>,
  namespace: ChangeTexts,
  { from, to }: { from: Fen; to: Fen },
): Promise<boolean> => {
  const t = texts.translator(namespace)
  // Rebooking is excluded: its price is held and does not change.
  const prefix = changePrefixOf(namespace) as 'refund' | 'resale' | 'product' | 'returns'
  return dialogs.confirm({
    title: t(`${prefix}.changedTitle`),
    content: t(`${prefix}.changedFromTo`, { from: formatMoney(from), to: formatMoney(to) }),
    confirmText: t(`${prefix}.takeNew`),
    cancelText: t(`${prefix}.keep`),
  })
}

/** Shows a toast after a resale was offered. */
export const showOffered = (dialogs: Pick<Dialogs, 'toast'>, namespace: typeof resaleTexts): void =>
  dialogs.toast(texts.translator(namespace)('resale.done'))

/** Shows a toast after a refund. @param amount returned money, fen */
export const showRefunded = (
  dialogs: Pick<Dialogs, 'toast'>,
  namespace: typeof refundTexts | typeof productTexts | typeof returnsTexts,
  amount: Fen,
): void => {
  const prefix = changePrefixOf(namespace) as 'refund' | 'product' | 'returns'
  dialogs.toast(texts.translator(namespace)(`${prefix}.${amount > 0 ? 'done' : 'doneFree'}`))
}

/** Shows an alert that the outcome is unknown. */
export const alertUnknown = (dialogs: Pick<Dialogs, 'alert'>, namespace: ChangeTexts): Promise<void> =>
  dialogs.alert({ content: texts.translator(namespace)(`${changePrefixOf(namespace)}.unknown`) })
